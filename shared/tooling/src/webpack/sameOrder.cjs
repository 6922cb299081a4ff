'use strict';
/**
 * Restores the order of a module's imports before it is stored in the cache. Webpack sorts them in place for tree shaking; a
 * build from the cache would then start with another order and name its files differently than a clean build of the same
 * sources.
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
