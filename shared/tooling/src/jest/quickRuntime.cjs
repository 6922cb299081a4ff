'use strict';
// Jest's runtime, with one change: what a worker has read, transformed and compiled for one suite serves the next as well. Jest
// compiles the two thousand modules of the api, or of React and jsdom's page, anew for each suite; that was half of what a small
// suite costs. Modules still run anew in each suite's own context.
const { statSync } = require('node:fs');
const { Script } = require('node:vm');
const { createRequire } = require('node:module');

const fromJest = createRequire(require.resolve('jest/package.json'));
const fromCore = createRequire(fromJest.resolve('@jest/core'));
const fromRunner = createRequire(fromCore.resolve('jest-runner'));
const { default: Runtime } = fromRunner('jest-runtime');

/** By project and file: `{ mtime, code, sourceMapPath, script }`. */
const known = new Map();
const mtimeOf = (filename) => statSync(filename, { throwIfNoEntry: false })?.mtimeMs;

class QuickRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    const { transformCache: cache, executor } = this;
    const { transform } = cache;
    const { compile, injectedModuleParameters: parameters } = executor;
    const keyOf = (filename) => `${config.id}|${filename}`;
    cache.transform = (filename, options) => {
      if (options?.isInternalModule) return transform.call(cache, filename, options);
      const key = keyOf(filename);
      const mtime = mtimeOf(filename);
      const kept = known.get(key);
      if (kept !== undefined && kept.mtime === mtime) {
        cache.transforms.set(filename, kept);
        if (kept.sourceMapPath) cache.sourceMaps.set(filename, kept.sourceMapPath);
        return kept.code;
      }
      const code = transform.call(cache, filename, options);
      known.set(key, { ...cache.transforms.get(filename), mtime });
      return code;
    };
    executor.compile = (code, filename) => {
      const kept = known.get(keyOf(filename));
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
