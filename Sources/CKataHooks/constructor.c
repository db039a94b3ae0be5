// The constructor that installs the task hooks when a kata program loads the model.
