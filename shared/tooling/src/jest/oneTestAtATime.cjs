'use strict';
const hooks = require('node:async_hooks');

/**
 * What Jest's runner keeps of the test that runs, without Node's hooks of promises: one `AsyncLocalStorage` in use makes Node 20 call
 * out at every promise of the code under test. One test runs at a time (`test.concurrent` is not ours), so a store holds
 * until what was run with it has ended.
 */
class OneAtATime {
  getStore() {
    return this.store;
  }

  run(store, callback, ...given) {
    const before = this.store;
    const restore = () => {
      this.store = before;
    };
    this.store = store;
    let result;
    try {
      result = callback(...given);
    } catch (error) {
      restore();
      throw error;
    }
    if (typeof result?.then === 'function') return result.finally(restore);
    restore();
    return result;
  }
}

const ofOneTest = { ...hooks, AsyncLocalStorage: OneAtATime };

/** A runtime whose own modules (Jest's, not those under test) get `OneAtATime`. */
const withoutPromiseHooks = (Runtime) =>
  class extends Runtime {
    requireInternalModule(from, name) {
      return name === 'node:async_hooks' ? ofOneTest : super.requireInternalModule(from, name);
    }
  };

module.exports = { withoutPromiseHooks };
