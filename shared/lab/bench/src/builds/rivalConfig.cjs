'use strict';
const { singleConfig } = require('@tiquete/tooling/webpack');

/**
 * Configuration of the runnable plain bundle of decision 0006: the module `federation`, which contains every remote,
 * replaces the shell's adapter to federation. `isOneFile` puts lazy code into the entry too. `edits` are `{file, from, to}`:
 * strings that differ from the product's.
 */
const rivalConfig = ({ name, federation, outputPath, publicPath, isOneFile, edits }) => {
  const config = singleConfig({ federation })({ outputPath });
  const edited = edits.map(({ file, from, to }) => ({
    test: (found) => found === file,
    enforce: 'pre',
    use: { loader: require.resolve('./replaceText.cjs'), options: { from, to } },
  }));
  return {
    ...config,
    name,
    entry: { main: ['./src/index.ts'] },
    output: { ...config.output, publicPath },
    module: {
      rules: [...config.module.rules, ...edited],
      ...(isOneFile && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
    },
    cache: { ...config.cache, name },
  };
};

module.exports = { rivalConfig };
