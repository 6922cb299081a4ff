import { START_FAILED_ID } from './gateScript';

/**
 * Keeps what a visitor does on a rendered page before its code has arrived. Clicks on controls, typed values and sent forms are
 * recorded and repeated once the part is hydrated. Links work by themselves. The shell calls `__early('frame')` and
 * `__early('page')`, and the elements stay the same, because React takes them over.
 */
export const EARLY_EVENTS_SCRIPT = `(() => {
  const waiting = new Set(['frame', 'page']);
  const repeats = { frame: [], page: [] };
  const typed = new Map();
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
    input({ target }) {
      typed.set(target, target.value);
    },
  };
  const heard = (event) => {
    const part = partOf(event.target);
    if (part) on[event.type](event, part);
  };
  for (const type in on) addEventListener(type, heard, true);
  const retype = (fields) => {
    for (const [field, value] of fields) {
      if (!field.isConnected) continue;
      // Makes React hydrate the field now. It then has the value of the rendered page.
      field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      // The field's own setter is React's, which would take the value for one that React has set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
  };
  const finish = (part) => {
    if (!waiting.has(part)) return;
    const fields = [...typed].filter(([field]) => partOf(field) === part);
    waiting.delete(part);
    retype(fields);
    for (const repeat of repeats[part].splice(0)) repeat();
    // The shell has started.
    if (part === 'frame') document.getElementById('${START_FAILED_ID}')?.remove();
    if (waiting.size > 0) return;
    for (const type in on) removeEventListener(type, heard, true);
    document.getElementById('root')?.removeAttribute('data-rendered');
  };
  // In a task of its own, because React hydrates no part for an event that is sent while it commits.
  globalThis.__early = (part) => void setTimeout(finish, 0, part);
})();`;
