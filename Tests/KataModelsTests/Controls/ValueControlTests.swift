import KataModels
import KataStage
import Testing

@Suite("A control with a value")
@MainActor struct ValueControlTests {
  /// Shows a control at (100, 100), 200 points wide and 40 high.
  private func stage(_ control: UIControl) -> Stage {
    let feed = UIViewController()
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
    feed.view.addSubview(control)
    return Stage(feed)
  }

  /// What the control's value is each time it says that it has changed.
  private func values<Control: UIControl>(
    of control: Control, _ value: KeyPath<Control, some Any>, _ fingers: (Stage) -> Void
  ) -> [String] {
    var log: [String] = []
    control.addAction(
      UIAction { _ in log.append("\(control[keyPath: value])") }, for: .valueChanged)
    fingers(stage(control))
    return log
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 120) }

  // H172.
  @Test func `that is a switch toggles under a tap`() {
    let toggle = UISwitch()
    let log = values(of: toggle, \.isOn) { stage in
      stage.tap(toggle.center)
      stage.wait(1)
      stage.tap(toggle.center)
    }
    #expect(log == ["true", "false"])
  }

  @Test func `that is a switch stays at the side to which it is dragged`() {
    let toggle = UISwitch()
    let log = values(of: toggle, \.isOn) { stage in
      stage.drag(from: point(180), to: point(220))
      stage.drag(from: point(180), to: point(220))
      stage.drag(from: point(220), to: point(180))
    }
    #expect(log == ["true", "false"])
  }

  @Test func `sends nothing when code sets it`() {
    let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
    let (segments, pages) = (UISegmentedControl(items: ["New", "Top"]), UIPageControl())
    pages.numberOfPages = 3
    let lines = traced(.actions) {
      toggle.isOn = true
      toggle.setOn(false, animated: true)
      slider.value = 0.5
      slider.setValue(2, animated: true)
      stepper.value = 3
      segments.selectedSegmentIndex = 1
      pages.currentPage = 2
    }
    #expect(lines == [])
    #expect(
      (toggle.isOn, slider.value, stepper.value, segments.selectedSegmentIndex) == (false, 1, 3, 1))
    #expect(pages.currentPage == 2)
  }

  @Test func `that is a slider follows a finger on its knob, and stops at its ends`() {
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 50
    let log = values(of: slider, \.value) { stage in
      stage.drag(from: point(200), to: point(800), steps: 3)
      #expect(slider.value == 100)
    }
    #expect(log == ["100.0"])
  }

  @Test func `that is a slider sends once where it isn't continuous`() {
    let slider = UISlider()
    slider.isContinuous = false
    let log = values(of: slider, \.value) { stage in
      stage.drag(from: point(114), to: point(200), steps: 10)
    }
    #expect(log == ["0.5"])
  }

  @Test func `that is a slider ignores fingers beside its knob`() {
    let slider = UISlider()
    let log = values(of: slider, \.value) { stage in
      stage.drag(from: point(200), to: point(290))
    }
    #expect(log == [])
    #expect(slider.value == 0)
  }

  @Test func `that is a slider keeps its value in its range`() {
    let slider = UISlider()
    slider.minimumValue = 3
    #expect((slider.value, slider.maximumValue) == (3, 3))
    slider.maximumValue = 5
    slider.value = 9
    #expect(slider.value == 5)
    slider.maximumValue = 1
    #expect((slider.value, slider.minimumValue) == (1, 1))
  }

  @Test func `that is a stepper steps, and stops at its ends or wraps`() {
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.stepValue) = (2, 2)
    let log = values(of: stepper, \.value) { stage in
      stage.tap(point(290))
      stage.tap(point(290))
      stage.tap(point(110))
      stepper.wraps = true
      stage.tap(point(110))
    }
    #expect(log == ["2.0", "0.0", "2.0"])
  }

  @Test func `that is a row of segments says when another one is tapped`() {
    let segments = UISegmentedControl(items: ["New", "Top"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    let log = values(of: segments, \.selectedSegmentIndex) { stage in
      for x in [110.0, 120, 290] { stage.tap(point(x)) }
    }
    #expect(log == ["0", "1"])
    #expect(segments.titleForSegment(at: 1) == "Top")
  }

  @Test func `that is a row of dots turns a page at a time`() {
    let pages = UIPageControl()
    pages.numberOfPages = 2
    let log = values(of: pages, \.currentPage) { stage in
      for x in [290.0, 290, 110] { stage.tap(point(x)) }
    }
    #expect(log == ["1", "0"])
  }

  @Test func `runs its primary action when a finger changes it`() {
    var count = 0
    let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    stage(toggle).tap(toggle.center)
    #expect(count == 1)
  }
}
