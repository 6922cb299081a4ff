'use strict';
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { JSDOM } = require('jsdom');

/** Interfaces that Node has too. An element of the browser accepts only its own. */
const OWN = new Set([
  'AbortController',
  'AbortSignal',
  'CustomEvent',
  'Event',
  'EventTarget',
  'navigator',
]);

/**
 * A server: no window and no document. `addBrowser()` adds those of a new browser, for code that is loaded afterwards. Suites
 * whose name ends in `.server.test.ts` run in it.
 */
module.exports = class ServerEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.browsers = [];
    const added = new Set();
    this.global.addBrowser = () => {
      const { window } = new JSDOM('', { url: 'http://localhost:3000/', pretendToBeVisual: true });
      this.browsers.push(window);
      for (const name of Object.getOwnPropertyNames(window)) {
        if (name in this.global && !OWN.has(name) && !added.has(name)) continue;
        added.add(name);
        Object.defineProperty(this.global, name, {
          value: window[name],
          configurable: true,
          writable: true,
        });
      }
    };
  }
  async teardown() {
    for (const window of this.browsers) window.close();
    await super.teardown();
  }
};
