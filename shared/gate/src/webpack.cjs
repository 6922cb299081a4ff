'use strict';
/** Rspack shows the hook's holder; webpack's stands in a file of its own. */
const loaderOf = ({ webpack }) =>
  webpack.RuntimePlugin ?? require('webpack/lib/runtime/LoadScriptRuntimeModule');

const gated = (source) => {
  const key = source.includes('dataWebpackPrefix') ? 'dataWebpackPrefix + key' : 'key';
  return `if (globalThis.__gate) script = globalThis.__gate(url, ${key});\nelse {\n${source}\n}`;
};

/**
 * For webpack and Rspack. Every script a build asks for at run time is made by the page's one factory, `globalThis.__gate(url, key)`:
 * it sets nonce, integrity and the trusted address, and answers an unlisted address with a script that fails. Without a factory
 * (unit pages, the dev server) the bundler's own code runs.
 */
class ScriptGate {
  apply(compiler) {
    const loader = loaderOf(compiler);
    compiler.hooks.thisCompilation.tap('ScriptGate', (compilation) => {
      loader.getCompilationHooks(compilation).createScript.tap('ScriptGate', (made) =>
        // Rspack's hook tells of the chunk as well.
        typeof made === 'string' ? gated(made) : { ...made, code: gated(made.code) },
      );
    });
  }
}

module.exports = { ScriptGate };
