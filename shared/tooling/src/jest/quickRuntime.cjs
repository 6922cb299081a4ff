'use strict';
// Jest's runtime for suites of the browser, with one change: what a worker has read, transformed and compiled for one suite serves
// the next as well. Jest compiles the two thousand modules of React and jsdom's page anew for each suite; that was half of what a
// small suite costs. Modules still run anew in each suite's own context.
const { Script } = require('node:vm');
const { Runtime, keepTransforms } = require('./keptModules.cjs');

class QuickRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    const { executor } = this;
    const { compile, injectedModuleParameters: parameters } = executor;
    const keptOf = keepTransforms(this, config.id);
    executor.compile = (code, filename) => {
      const kept = keptOf(filename);
      const context = this._environment?.getVmContext?.() ?? null;
      if (context === null || kept?.code !== code) return compile.call(executor, code, filename);
      const head = `(function(${parameters.join(',')}){`;
      try {
        kept.script ??= new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
      } catch {
        return compile.call(executor, code, filename);
      }
      return kept.script.runInContext(context);
    };
  }
}

module.exports = QuickRuntime;
