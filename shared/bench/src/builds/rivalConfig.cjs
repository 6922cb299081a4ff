'use strict';
const path = require('node:path');
const webpack = require('webpack');
const { singleConfig } = require('@tiquete/tooling/webpack');
const { root } = require('@tiquete/tooling/webpack/base');

const FEDERATION = './remotes/federation';
const inShell = path.join(root, 'shell/src');

/** Puts the module `federation` where the shell's own adapter stands. */
const inPlaceOfFederation = (federation) =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/federation$/, (found) => {
    if (found.context === inShell && found.request === FEDERATION) found.request = federation;
  });

/**
 * The plain bundle of decision 0006 as one that runs: the shell's adapter to federation gives way to `federation`, which holds
 * every remote. `isOneFile` puts what is lazy into the entry too. `edits` are `{file, from, to}`, strings that differ from the product's.
 */
const rivalConfig = ({ name, federation, outputPath, publicPath, isOneFile, edits }) => {
  const config = singleConfig(null)({ outputPath });
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
    plugins: [...config.plugins, inPlaceOfFederation(federation)],
    cache: { ...config.cache, name },
  };
};

module.exports = { rivalConfig, inPlaceOfFederation };
