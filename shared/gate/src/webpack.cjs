'use strict';
/** The class with the hook `createScript`, in Rspack or in webpack. */
const loaderOf = ({ webpack }) => webpack.RuntimePlugin ?? webpack.runtime.LoadScriptRuntimeModule;

const gated = (source) => {
  const key = source.includes('dataWebpackPrefix') ? 'dataWebpackPrefix + key' : 'key';
  return `if (globalThis.__gate) script = globalThis.__gate(url, ${key});\nelse {\n${source}\n}`;
};

/**
 * Plugin for webpack and Rspack. The page's only factory, `globalThis.__gate(url, key)`, creates every script that a build
 * loads at run time. It sets nonce, integrity and the trusted address. For an address that is not listed it returns a script
 * that fails. Without a factory (unit pages, the dev server) the bundler's own code runs.
 */
class ScriptGate {
  apply(compiler) {
    const loader = loaderOf(compiler);
    compiler.hooks.thisCompilation.tap('ScriptGate', (compilation) => {
      loader.getCompilationHooks(compilation).createScript.tap('ScriptGate', (made) =>
        // Rspack's hook also passes the chunk.
        typeof made === 'string' ? gated(made) : { ...made, code: gated(made.code) },
      );
    });
  }
}

module.exports = { ScriptGate };
