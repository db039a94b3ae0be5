import Foundation
import KataCourse

extension Russian {
  func sentence(for error: LogbookError) -> String {
    switch error {
    case .unreachable(let file):
      "прогресс не сохранить: '\(file.folder)' должна быть папкой, куда можно писать, или "
        + "XDG_STATE_HOME должна назвать другую"
    case .readOnly(let file):
      "прогресс не сохранить: в '\(file.path)' и в папку этого файла должно быть можно писать"
    case .full(let file):
      "прогресс не сохранить: диск, где лежит '\(file.folder)', полон; освободите место"
    case .busy(let file):
      "прогресс не сохранить: '\(file.path)' занят другой программой; закройте её и ответьте ещё раз"
    case .newerFormat(let file, let found, let known):
      "у '\(file.path)' формат \(found), его записала более новая uikata, а эта знает формат "
        + "\(known); обновите uikata или уберите файл"
    case .olderFormat(let file, let found, let known):
      "у '\(file.path)' формат \(found), который эта uikata уже не читает (она знает формат "
        + "\(known)); уберите файл"
    case .damaged(let file):
      "'\(file.path)' больше не читается; запустите uikata ещё раз: она отложит файл и начнёт новый"
    case .failed(let file, let reason):
      "прогресс не сохранить в '\(file.path)': \(reason)"
    }
  }

  func setAside(_ file: URL) -> String {
    "файл прогресса был повреждён и сохранён как '\(file.path)'; начат новый"
  }

  func migrated(from old: Int, to new: Int) -> String {
    "у файла прогресса был формат \(old), теперь формат \(new), всё записанное осталось; более "
      + "старая uikata его уже не прочтёт"
  }
}
