import { context } from 'esbuild';
import path from 'node:path';
import { end } from '../lib/children.mjs';
import { serverOptions } from '../build/buildServer.mjs';

/** Next to `dist`, so that Node finds the same packages from it. */
const OUTPUT = '.tmp-dev';

/**
 * Bundles a server after every change and restarts it. `start` takes the script's path and resolves with a started server.
 * Resolves with the first server. A failed bundle or start is printed, and the next change tries again.
 */
export async function watchServer(part, start, say) {
  const outdir = path.join(part.folder, OUTPUT);
  const script = path.relative(path.resolve(part.folder, '../..'), path.join(outdir, 'main.js'));
  let running = null;
  let turn = Promise.resolve();
  let first;
  const started = new Promise((resolve) => (first = resolve));
  const restart = async () => {
    if (running) await end(running.child);
    try {
      running = await start(script);
      say(`${part.name}: running`);
      first(running);
    } catch (error) {
      say(`${part.name}: ${error.message}`);
    }
  };
  const options = serverOptions(part.folder, outdir);
  const onBuilt = {
    name: 'restart',
    setup: (build) =>
      build.onEnd(({ errors }) => {
        if (errors.length === 0) turn = turn.then(restart);
        for (const { text, location } of errors)
          say(`${part.name}: ${location ? `${location.file}:${location.line}: ` : ''}${text}`);
      }),
  };
  const watcher = await context({ ...options, plugins: [...options.plugins, onBuilt] });
  await watcher.watch();
  return started;
}
