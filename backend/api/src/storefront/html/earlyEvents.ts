import { START_FAILED_ID } from './gateScript';

/**
 * Keeps what a visitor does on a rendered page before its code has arrived. Clicks on controls, typed values and sent forms are
 * recorded and repeated once the part is hydrated. Links work by themselves. The shell calls `__early('frame')` and
 * `__early('page')`, and the elements stay the same, because React takes them over.
 */
export const EARLY_EVENTS_SCRIPT = `(() => {
  const waiting = new Set(['frame', 'page']);
  const repeats = { frame: [], page: [] };
  const before = new Map();
  const partOf = (node) => {
    if (!node.closest?.('[data-rendered]')) return null;
    const part = node.closest('#main') ? 'page' : 'frame';
    return waiting.has(part) ? part : null;
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const on = {
    click(event, part) {
      const control = event.target.closest('button, summary, [role=button], input[type=checkbox], input[type=radio]');
      if (!control) return;
      stop(event);
      repeats[part] = [() => control.click()];
    },
    submit(event, part) {
      stop(event);
      repeats[part] = [() => event.target.requestSubmit()];
    },
    focusin({ target }) {
      if ('value' in target && !before.has(target)) before.set(target, target.value);
    },
  };
  const heard = (event) => {
    const part = partOf(event.target);
    if (part) on[event.type](event, part);
  };
  for (const type in on) addEventListener(type, heard, true);
  const retype = (part) => {
    for (const [field, value] of before) {
      if (partOf(field) !== part || field.value === value || !field.isConnected) continue;
      const typed = field.value;
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set;
      // React compares with the value that it set last.
      field.value = value;
      setter.call(field, typed);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
  };
  globalThis.__early = (part) => {
    if (!waiting.has(part)) return;
    retype(part);
    waiting.delete(part);
    for (const repeat of repeats[part].splice(0)) repeat();
    // The shell has started.
    if (part === 'frame') document.getElementById('${START_FAILED_ID}')?.remove();
    if (waiting.size > 0) return;
    for (const type in on) removeEventListener(type, heard, true);
    document.getElementById('root')?.removeAttribute('data-rendered');
  };
})();`;
