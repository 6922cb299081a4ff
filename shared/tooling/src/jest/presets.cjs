'use strict';

/** SWC to CommonJS; `importSource` is the package whose jsx-runtime elements are made by. */
const swcTransform = (importSource) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Published as ES modules only, or importing one at run time: Jest runs CommonJS, so these are transformed like our own code. */
const NEED_TRANSFORM = ['cookie', '@fastify/cookie', 'ol', 'rbush', 'quickselect', 'earcut', 'pbf'];

/** Everything in node_modules stays as it is but those; works through pnpm's `.pnpm/<name>@<version>/node_modules/<name>`. */
const esmPackages = `/node_modules/(?!\\.pnpm/)(?!(?:${NEED_TRANSFORM.join('|')})/)`;

module.exports = { swcTransform, esmPackages };
