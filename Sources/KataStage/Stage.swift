import KataModels
@_exported import KataTrace
