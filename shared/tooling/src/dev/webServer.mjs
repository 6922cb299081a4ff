import { createRequire } from 'node:module';
import { loadConfig } from '../build/runWebpack.mjs';
import { freePort } from '../lib/ports.mjs';

const require = createRequire(import.meta.url);

function sayResults(name, compiler, say) {
  let isFirst = true;
  compiler.hooks.done.tap('say', (stats) => {
    const { errors } = stats.toJson({ all: false, errors: true });
    for (const { moduleName, message } of errors) say(`${name}: ${moduleName ?? ''} ${message}`);
    if (errors.length === 0)
      say(
        `${name}: ${isFirst ? 'ready' : 'updated'} in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`,
      );
    isFirst = false;
  });
}

/** Serves one browser part from memory with hot reload, on its own port. Resolves after its first build. */
export async function serveLive(part, say) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const publicPath = part.kind === 'shell' ? `${url}/` : 'auto';
  const compiler = require('webpack')(loadConfig(part.folder)({ development: true, publicPath }));
  sayResults(part.name, compiler, say);
  const WebpackDevServer = require('webpack-dev-server');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      setupExitSignals: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('first', () => resolve()));
  await server.start();
  await built;
  return { name: part.name, url, stop: () => server.stop() };
}
