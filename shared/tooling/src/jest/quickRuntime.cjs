'use strict';
// Jest's runtime for suites of the browser, with one change: what a worker has read, transformed and compiled for one suite serves
// the next as well. Jest compiles the two thousand modules of React and jsdom's page anew for each suite; that was half of what a
// small suite costs. Modules still run anew in each suite's own context.
const { Script } = require('node:vm');
const { Runtime, keepTransforms } = require('./keptModules.cjs');

/** By project and file: `{ code, script }`. */
const compiled = new Map();

class QuickRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    keepTransforms(this, config.id);
    const { executor } = this;
    const { compile, injectedModuleParameters: parameters } = executor;
    const head = `(function(${parameters.join(',')}){`;
    executor.compile = (code, filename) => {
      const context = this._environment?.getVmContext?.() ?? null;
      const key = `${config.id}|${filename}`;
      if (context === null) return compile.call(executor, code, filename);
      if (compiled.get(key)?.code !== code) {
        try {
          const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
          compiled.set(key, { code, script });
        } catch {
          return compile.call(executor, code, filename);
        }
      }
      return compiled.get(key).script.runInContext(context);
    };
  }
}

module.exports = QuickRuntime;
