import { START_FAILED_ID } from './gateScript';

/**
 * Records clicks on controls, typed values and submits on a rendered page before its code has arrived, and repeats them once
 * the part is hydrated. Links work by themselves. The shell calls `__early('frame')` and `__early('page')`. React takes the
 * elements over. A form that starts again with stored values has new elements, which are found by tag and label. Events of a page
 * that was left before are dropped: `__early('page', true)`.
 */
export const EARLY_EVENTS_SCRIPT = `(() => {
  const unhydrated = new Set(['frame', 'page']);
  const repeats = { frame: new Map(), page: new Map() };
  const partOf = (node) => {
    if (!node.closest?.('[data-rendered]')) return null;
    const part = node.closest('#main') ? 'page' : 'frame';
    return unhydrated.has(part) ? part : null;
  };
  const labelOf = (node) => node.getAttribute('aria-label') || (node.closest('label') ?? node).textContent;
  const isShown = (node) => node.getClientRects().length > 0;
  // The last repeat of an element counts, in the order of their last events.
  const record = (part, node, repeat) => {
    const label = labelOf(node);
    repeats[part].delete(node);
    repeats[part].set(node, () => {
      const same = (one) => labelOf(one) === label && isShown(one);
      const target = node.isConnected ? node : [...document.querySelectorAll(node.tagName)].find(same);
      if (target) repeat(target);
    });
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const handlers = {
    click(event, part) {
      const control = event.target.closest('a[href], button, [role=button], input[type=checkbox], input[type=radio]');
      if (!control || control.matches('a[href]')) return;
      stop(event);
      record(part, control, (target) => target.click());
    },
    submit(event, part) {
      stop(event);
      record(part, event.target, (form) => form.requestSubmit());
    },
    input({ target }, part) {
      const { value } = target;
      record(part, target, (field) => {
        // Makes React hydrate the field now. It then has the value of the rendered page.
        field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
        // The field's own setter is React's, which would take the value for one that React has set.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      });
    },
  };
  const heard = (event) => {
    const part = partOf(event.target);
    if (part) handlers[event.type](event, part);
  };
  for (const type in handlers) addEventListener(type, heard, true);
  const finish = (part, isLeft) => {
    if (!unhydrated.delete(part)) return;
    if (!isLeft) for (const repeat of repeats[part].values()) repeat();
    // The shell has started.
    if (part === 'frame') document.getElementById('${START_FAILED_ID}')?.remove();
    if (unhydrated.size > 0) return;
    for (const type in handlers) removeEventListener(type, heard, true);
    document.getElementById('root')?.removeAttribute('data-rendered');
  };
  // In a task of its own, because React hydrates no part for an event that is sent while it commits.
  globalThis.__early = (part, isLeft) => void setTimeout(finish, 0, part, isLeft);
})();`;
