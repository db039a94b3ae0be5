/// How the page looks, and what keys and fingers do to it.
extension ReplayPage {
  /// For a phone, a desk and a projector: type grows with the window.
  static let style = """
    :root { --ink: #1d1d1f; --quiet: #5f5f66; --paper: #ffffff; --line: #d6d6dc; --code: #f3f3f6;
      --here: #ffe8a3; --caller: #fff7df; --new: #d7f0dc; --mark: #8a5a00; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #ececf0; --quiet: #a5a5ad; --paper: #17171a; --line: #3c3c43; --code: #232328;
        --here: #5a4a12; --caller: #33301f; --new: #1f4a2b; --mark: #ffd166; }
    }
    * { box-sizing: border-box; }
    html { font-size: clamp(1rem, 0.65rem + 0.85vw, 2.25rem); }
    body { margin: 0; padding: 0 1rem 4.5rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      touch-action: pan-y pinch-zoom; }
    header { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; padding: 0.6rem 0 0; }
    h1 { font-size: 1.15rem; margin: 0; }
    h2, figcaption { font-size: 0.8rem; font-weight: 600; color: var(--quiet); margin: 0 0 0.3rem; }
    h3 { font-size: 1rem; margin: 1.5rem 0 0.3rem; }
    #place { margin: 0; color: var(--quiet); }
    #what { margin: 0.3rem 0 0.7rem; font-size: 1.3rem; font-weight: 600; min-height: 1.4em;
      overflow-wrap: anywhere; }
    main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8rem; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
      "Liberation Mono", monospace; }
    code { font-size: 0.85rem; white-space: pre; }
    section { min-width: 0; }
    #code, #out { background: var(--code); border-radius: 0.4rem; padding: 0.5rem; overflow: auto; }
    #code { max-height: 32vh; }
    #out { max-height: 22vh; }
    ol { margin: 0; padding: 0; list-style: none; }
    .lines { counter-reset: line; width: max-content; min-width: 100%; }
    .lines li { counter-increment: line; padding: 0 0.4rem 0 0; line-height: 1.35; }
    .lines li::before { content: counter(line); display: inline-block; width: 2.2em;
      margin-right: 0.8em; padding-left: 0.3em; text-align: right; color: var(--quiet);
      font-size: 0.75rem; border-left: 0.25em solid transparent; }
    .lines li.caller { background: var(--caller); }
    .lines li.here { background: var(--here); }
    .lines li.here::before { border-color: var(--mark); }
    #out li { padding: 0 0.4rem; border-left: 0.25em solid transparent; }
    #out li.new { background: var(--new); border-color: var(--mark); font-weight: 600; }
    figure { margin: 0; }
    pre { margin: 0; overflow: auto; line-height: 1.2;
      font-size: min(0.9rem, calc((100vw - 2rem) / var(--columns) / 0.61)); }
    nav { position: fixed; inset: auto 0 0 0; display: flex; gap: 0.6rem; align-items: center;
      padding: 0.5rem 1rem; background: var(--paper); border-top: 1px solid var(--line); }
    button { font: inherit; font-size: 1.3rem; line-height: 1; min-width: 3rem; min-height: 2.75rem;
      color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: 0.4rem; }
    button.word { font-size: 0.85rem; padding: 0 0.7rem; }
    button:disabled { opacity: 0.4; }
    :focus-visible { outline: 0.18rem solid var(--mark); outline-offset: 0.1rem; }
    input { flex: 1; min-width: 0; accent-color: var(--mark); }
    .keys { color: var(--quiet); font-size: 0.75rem; }
    .stepping article { display: none; }
    .stepping article.now { display: block; }
    .stepping article h3, .stepping article > p { display: none; }
    .stepping figure { display: none; }
    .stepping figure.chosen { display: block; }
    .stepping #out li.later { display: none; }
    html:not(.stepping) nav, html:not(.stepping) .keys, html:not(.stepping) #what { display: none; }
    @media (min-width: 60rem) {
      main { grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
        grid-template-rows: auto 1fr; }
      #steps { grid-column: 2; grid-row: 1 / 3; min-width: 34rem; }
      #steps.bare { display: none; }
      main:has(.bare) { grid-template-columns: minmax(0, 1fr); }
      pre { font-size: max(0.6rem, min(1rem, calc(48vw / var(--columns) / 0.61),
        calc((100vh - 11rem) / var(--rows) / 1.2))); }
      #code { max-height: 46vh; }
      #out { max-height: 30vh; }
    }
    @media print { nav, .keys { display: none; } }
    """

  static let script = """
    (function () {
      'use strict';
      var steps = Array.from(document.querySelectorAll('article'));
      var lines = Array.from(document.querySelectorAll('.lines li'));
      var printed = Array.from(document.querySelectorAll('#out li'));
      var get = function (id) { return document.getElementById(id); };
      var reach = get('reach'), now = 0, subject = 0, digits = '';
      var subjects = steps[0].querySelectorAll('figure').length;
      document.querySelectorAll('[data-picture]').forEach(function (gap) {
        var copy = get(gap.dataset.picture).cloneNode(true);
        copy.removeAttribute('id');
        gap.replaceWith(copy);
      });
      document.documentElement.classList.add('stepping');

      function intoView(box, row) {
        if (!row) { return; }
        var top = row.offsetTop - box.offsetTop;
        if (top < box.scrollTop + 20 || top + 60 > box.scrollTop + box.clientHeight) {
          box.scrollTop = top - box.clientHeight / 2;
        }
      }

      function show(index) {
        now = Math.max(0, Math.min(steps.length - 1, index));
        var step = steps[now], at = step.dataset.lines.split(' ').filter(Boolean).map(Number);
        steps.forEach(function (other) { other.classList.toggle('now', other === step); });
        lines.forEach(function (row, number) {
          row.classList.toggle('here', at[0] === number + 1);
          row.classList.toggle('caller', at.indexOf(number + 1) > 0);
          if (at[0] === number + 1) { row.setAttribute('aria-current', 'step'); }
          else { row.removeAttribute('aria-current'); }
        });
        var count = Number(step.dataset.printed), fresh = count - Number(step.dataset.new);
        printed.forEach(function (row, number) {
          row.classList.toggle('later', number >= count);
          row.classList.toggle('new', number >= fresh && number < count);
        });
        step.querySelectorAll('figure').forEach(function (figure, number) {
          figure.classList.toggle('chosen', number === subject);
        });
        get('place').textContent = step.querySelector('h3').textContent;
        get('what').textContent = step.querySelector('p').textContent;
        reach.value = now + 1;
        reach.setAttribute('aria-valuetext', get('place').textContent);
        get('back').disabled = now === 0;
        get('on').disabled = now === steps.length - 1;
        intoView(get('code'), lines[at[0] - 1]);
        intoView(get('out'), printed[count - 1]);
      }

      function other() {
        if (subjects > 0) { subject = (subject + 1) % subjects; show(now); }
      }

      get('back').addEventListener('click', function () { show(now - 1); });
      get('on').addEventListener('click', function () { show(now + 1); });
      if (get('other')) { get('other').addEventListener('click', other); }
      reach.addEventListener('input', function () { show(Number(reach.value) - 1); });

      document.addEventListener('keydown', function (event) {
        if (event.ctrlKey || event.metaKey || event.altKey) { return; }
        var onButton = event.target.tagName === 'BUTTON' && (event.key === ' ' || event.key === 'Enter');
        if (onButton) { return; }
        if (/^[0-9]$/.test(event.key)) { digits += event.key; return; }
        var number = digits;
        digits = '';
        switch (event.key) {
        case ' ': case 'j': case 'f': case 'l': case 'ArrowRight': case 'ArrowDown': case 'PageDown':
          show(now + 1); break;
        case 'b': case 'k': case 'ArrowLeft': case 'ArrowUp': case 'PageUp': case 'Backspace':
          show(now - 1); break;
        case 'g': case 'Home': show(0); break;
        case 'G': case 'End': show(steps.length - 1); break;
        case 'p': other(); break;
        case 'Enter': show(number ? Number(number) - 1 : now + 1); break;
        default: return;
        }
        event.preventDefault();
      });

      var start = null;
      document.addEventListener('touchstart', function (event) {
        start = event.touches.length === 1
          ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
      }, { passive: true });
      document.addEventListener('touchend', function (event) {
        if (!start || event.target === reach) { return; }
        var x = event.changedTouches[0].clientX - start.x, y = event.changedTouches[0].clientY - start.y;
        start = null;
        if (Math.abs(x) > 45 && Math.abs(x) > 2 * Math.abs(y)) { show(now + (x < 0 ? 1 : -1)); }
      }, { passive: true });
      get('what').parentNode.addEventListener('click', function (event) {
        if (event.target.closest('nav') || String(getSelection())) { return; }
        show(now + (event.clientX < window.innerWidth / 3 ? -1 : 1));
      });

      show(0);
    })();
    """
}
