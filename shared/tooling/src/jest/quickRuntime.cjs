'use strict';
// Jest's runtime for suites of the browser, with one change: what a worker has read, transformed and compiled for one suite serves
// the next as well. Jest compiles the two thousand modules of React and jsdom's page anew for each suite; that was half of what a
// small suite costs. Modules still run anew in each suite's own context.
const { Runtime, keepScripts, keepTransforms } = require('./keptModules.cjs');

class QuickRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    keepTransforms(this, config.id);
    const { executor } = this;
    const { compile } = executor;
    const scriptOf = keepScripts(config.id, executor.injectedModuleParameters);
    executor.compile = (code, filename) => {
      const context = this._environment?.getVmContext?.() ?? null;
      if (context === null) return compile.call(executor, code, filename);
      let script;
      try {
        script = scriptOf(code, filename);
      } catch {
        // Jest's own words about it are better.
        return compile.call(executor, code, filename);
      }
      return script.runInContext(context);
    };
  }
}

module.exports = QuickRuntime;
