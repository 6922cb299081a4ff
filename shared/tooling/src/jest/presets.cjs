'use strict';

/** Options of `@swc/jest`: TypeScript to CommonJS. `importSource` is the package whose JSX runtime makes the elements. */
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

/**
 * Packages with ES modules only, or that require or import() such a package or a part of Node. Jest runs CommonJS, so they are transformed like our own code.
 */
const NEED_TRANSFORM = [
  '@fastify/cookie',
  '@opentelemetry/otlp-exporter-base',
  'any-ascii',
  'cookie',
  'earcut',
  'ol',
  'pbf',
  'quickselect',
  'rbush',
];

/** Matches all other packages. pnpm stores them as `.pnpm/<name>@<version>/node_modules/<name>`. */
const esmPackages = `/node_modules/(?!\\.pnpm/)(?!(?:${NEED_TRANSFORM.join('|')})/)`;

module.exports = { swcTransform, esmPackages };
