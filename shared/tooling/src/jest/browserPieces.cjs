'use strict';
// Web interfaces that jsdom lacks, each with the minimum that components use.
const { TextEncoder, TextDecoder } = require('node:util');

const define = (target, name, value) => {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

define(globalThis, 'TextEncoder', TextEncoder);
define(globalThis, 'TextDecoder', TextDecoder);
define(globalThis, 'structuredClone', (value) =>
  require('node:v8').deserialize(require('node:v8').serialize(value)),
);
define(globalThis, 'ResizeObserver', class ResizeObserver extends Observer {});
define(globalThis, 'IntersectionObserver', class IntersectionObserver extends Observer {});
// A suite with `@jest-environment node` has no window.
if (typeof window === 'undefined') return;
define(window, 'matchMedia', (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
}));
define(globalThis, 'requestIdleCallback', (run) =>
  setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0),
);
define(globalThis, 'cancelIdleCallback', (id) => clearTimeout(id));
define(
  globalThis,
  'PointerEvent',
  class PointerEvent extends MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 1;
      this.pointerType = init.pointerType ?? 'mouse';
    }
  },
);
define(globalThis, 'CSS', {
  escape: (text) => text.replace(/[^\w-]/g, '\\$&'),
  supports: () => false,
});
for (const name of [
  'scrollIntoView',
  'scrollTo',
  'scrollBy',
  'setPointerCapture',
  'releasePointerCapture',
]) {
  define(Element.prototype, name, () => {});
}
define(Element.prototype, 'hasPointerCapture', () => false);
// In jsdom these two only print "not implemented".
window.scrollTo = () => {};
window.scrollBy = () => {};
if (typeof HTMLDialogElement !== 'undefined') {
  define(HTMLDialogElement.prototype, 'showModal', function showModal() {
    this.open = true;
  });
  define(HTMLDialogElement.prototype, 'close', function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
}
// Classes of Node that jsdom omits. Tests use them in type checks only; there is no fetch, so a test without a fake fails.
for (const name of ['Request', 'Response', 'Headers']) {
  if (!(name in globalThis)) define(globalThis, name, class Missing {});
}
