'use strict';
// Suites of the server share one realm and, within a worker, the code they test: a context of their own would load and compile the
// api's thousand modules anew for each suite, and every look-up of a global would leave it. What a suite itself changes is put back
// here; what it keeps in a module of its own folder `testing` or in the suite stays its own (`quickRuntime.cjs`).
const { fromNodeEnvironment } = require('./keptModules.cjs');

const { LegacyFakeTimers, ModernFakeTimers } = fromNodeEnvironment('@jest/fake-timers');
const { ModuleMocker } = fromNodeEnvironment('jest-mock');

const timerConfig = {
  idToRef: (id) => ({ id, ref: () => id, unref: () => id }),
  refToId: (timer) => timer?.id,
};
const listening = (emitter) =>
  new Map(emitter.eventNames().map((name) => [name, new Set(emitter.rawListeners(name))]));

class SharedRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      env: { ...process.env },
      exit: process.exit,
      directory: process.cwd(),
      listeners: listening(process),
    };
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { globals, env, exit, directory, listeners } = this.before;
    for (const key of Reflect.ownKeys(globalThis))
      if (!(key in globals)) Reflect.deleteProperty(globalThis, key);
    Object.defineProperties(globalThis, globals);
    for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key];
    Object.assign(process.env, env);
    process.exit = exit;
    process.chdir(directory);
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.has(listener)) process.off(name, listener);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** The worker's own: `quickRuntime.cjs` compiles in it. */
  getVmContext() {
    return null;
  }
}

module.exports = SharedRealm;
