import { createRequire } from 'node:module';
import { whenAskedToEnd } from '../lib/ending.mjs';
import { freePort } from '../lib/ports.mjs';

const require = createRequire(import.meta.url);
const UNAVAILABLE = {
  errors: [{ status: 503, code: 'UNAVAILABLE', title: 'No hay api: dila con --api.' }],
};

/** Text of a `script` element with data for the page. */
export const dataScript = (id, data) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Serves one HTML page at every address, and the files of the webpack configurations, with hot reload. Calls go to `api`, or
 * are answered 503. Resolves with the origin after the first build; runs until the process is asked to end.
 */
export async function servePage(configs, html, { api, folders = [] } = {}) {
  const port = Number(process.env.PORT) || (await freePort());
  const compiler = require('webpack')(configs);
  const WebpackDevServer = require('webpack-dev-server');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: folders,
      setupExitSignals: false,
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, logging: 'warn' },
      proxy: api ? [{ context: ['/api', '/brand'], target: api }] : [],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (request, response) => {
            const isCall = request.url.startsWith('/api/');
            response.statusCode = isCall ? 503 : 200;
            response.setHeader('content-type', isCall ? 'application/json' : 'text/html');
            response.end(isCall ? JSON.stringify(UNAVAILABLE) : html);
          },
        },
      ],
    },
    compiler,
  );
  whenAskedToEnd(() => void server.stop().then(() => process.exit(0)));
  const built = new Promise((resolve) => compiler.hooks.done.tap('first', () => resolve()));
  await server.start();
  await built;
  return `http://localhost:${port}`;
}
