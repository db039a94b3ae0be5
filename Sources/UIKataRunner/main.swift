print("uikata")
