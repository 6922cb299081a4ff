'use strict';
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');

/**
 * Every script a build asks for at run time is made by the page's one factory, `globalThis.__gate(url, key)`: it sets nonce,
 * integrity and the trusted address, and answers an unlisted address with a script that fails. Without a factory (unit pages,
 * the dev server) webpack's own code runs.
 */
class ScriptGate {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScriptGate', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGate',
        (source) => {
          const key = source.includes('dataWebpackPrefix') ? 'dataWebpackPrefix + key' : 'key';
          return `if (globalThis.__gate) script = globalThis.__gate(url, ${key});\nelse {\n${source}\n}`;
        },
      );
    });
  }
}

module.exports = { ScriptGate };
