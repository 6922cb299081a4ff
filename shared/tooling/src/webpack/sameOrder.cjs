'use strict';
/**
 * Keeps what is stored as it was parsed. For tree shaking webpack sorts the imports of a module in place, then stores the module;
 * a build from there starts with another order, and names its files otherwise than a build from nothing of the same sources.
 */
class SameOrder {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SameOrder', (compilation) => {
      const parsed = new Map();
      compilation.hooks.seal.tap('SameOrder', () => {
        for (const module of compilation.modules) parsed.set(module, [...module.dependencies]);
      });
      compilation.hooks.afterSeal.tap('SameOrder', () => {
        for (const [module, dependencies] of parsed) module.dependencies = dependencies;
      });
    });
  }
}

module.exports = { SameOrder };
