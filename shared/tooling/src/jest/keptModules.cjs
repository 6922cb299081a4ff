'use strict';
// What the two runtimes of our suites share: what a worker has read and transformed for one suite serves the next as well, and Jest's
// runner does without hooks of promises.
const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { withoutPromiseHooks } = require('./oneTestAtATime.cjs');

const fromJest = createRequire(require.resolve('jest/package.json'));
const fromCore = createRequire(fromJest.resolve('@jest/core'));
const fromRunner = createRequire(fromCore.resolve('jest-runner'));
/** Packages that Jest's environment of Node brings. */
const fromNodeEnvironment = createRequire(fromCore.resolve('jest-environment-node'));
const Runtime = withoutPromiseHooks(fromRunner('jest-runtime').default);

/** By project and file: `{ mtime, code, sourceMapPath }`. */
const known = new Map();
/** By project and file: the script and the code it was compiled from. */
const compiled = new Map();
const mtimeOf = (filename) => statSync(filename, { throwIfNoEntry: false })?.mtimeMs;

/** Lets `runtime` transform a file only when it is new or changed. */
function keepTransforms(runtime, projectId) {
  const { transformCache: cache } = runtime;
  const { transform } = cache;
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform.call(cache, filename, options);
    const key = `${projectId}|${filename}`;
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
}

/**
 * Answers a function that makes a script of a module's code, a function of `parameters`, once a worker. @throws SyntaxError
 */
function keepScripts(projectId, parameters, options) {
  const head = `(function(${parameters.join(',')}){`;
  return (code, filename) => {
    const key = `${projectId}|${filename}`;
    if (compiled.get(key)?.code !== code) {
      const script = new Script(`${head}${code}\n})`, {
        ...options,
        filename,
        columnOffset: -head.length,
      });
      compiled.set(key, { code, script });
    }
    return compiled.get(key).script;
  };
}

module.exports = { Runtime, fromNodeEnvironment, keepScripts, keepTransforms };
