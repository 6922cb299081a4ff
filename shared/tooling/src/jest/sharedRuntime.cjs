'use strict';
// Jest's runtime for suites of the server, which run in the worker's own realm (`sharedRealm.cjs`): packages and the code under test
// are loaded by Node, once a worker, and stay compiled for the next suite. Suites, and what stands in a folder `testing`, run anew
// for each. So our modules keep no state of their own, and nobody mocks them: a part is given instead.
const Module = require('node:module');
const { constants } = require('node:vm');
const { Runtime, keepScripts, keepTransforms } = require('./keptModules.cjs');

const SHARED =
  /\/node_modules\/|\/(?:backend|shared)\/(?!.*(?:\/testing\/|\.test\.)).+\.(?:tsx?|json)$/;
/** What transforms a file that Node loads: the cache of the suite that runs. */
let transforms;

/** Node finds and compiles our TypeScript; `name.ts` goes before `name.json`, as in Jest. */
function teachNode() {
  const { _extensions: extensions } = Module;
  const { '.json': json } = extensions;
  for (const extension of ['.ts', '.tsx'])
    extensions[extension] = (module, filename) =>
      module._compile(transforms.transform(filename), filename);
  delete extensions['.json'];
  extensions['.json'] = json;
}

class SharedRuntime extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    keepTransforms(this, config.id);
    if (!transforms) teachNode();
    transforms = this.transformCache;
    const scriptOf = keepScripts(config.id, this.executor.injectedModuleParameters, {
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.executor.compile = (code, filename) => scriptOf(code, filename).runInThisContext();
  }

  requireModule(from, name, options, isActual) {
    const isOwn = options?.isInternalModule || !name || this._resolution.isCoreModule(name);
    const file = isOwn ? null : this._resolution.resolveCjs(from, name);
    return file !== null && SHARED.test(file)
      ? require(file)
      : super.requireModule(from, name, options, isActual);
  }

  setMock(from, name) {
    throw new Error(`${name}: suites of the server share their modules. Give the part instead.`);
  }
}

module.exports = SharedRuntime;
