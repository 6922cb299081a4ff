import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end } from '@tiquete/tooling/lib/children';
import { startServer } from '@tiquete/tooling/lib/server';
import { publicPathOf } from '../builds/buildRivals.mjs';

/** Mobile connection in a city, as in the measurements of performance.md: round trip in milliseconds, downlink in kbit/s. */
export const LINK = { rttMs: 150, kbps: 1638.4 };
/**
 * The product, and the same sources in one file, split by page, and split by page with preloads of the route's files in the
 * document.
 */
export const VARIANTS = ['product', 'one', 'split', 'preload'];
/** Variants of a first visit. `stock` is built as the documentation of Module Federation describes. */
export const FIRST_LOAD = [...VARIANTS, 'stock'];
/** The product for a browser that stores no compression dictionaries, or behind a proxy that removes their headers. */
export const FORGETFUL = 'brotli';

const rivalVariant = (name, { plain, edited = plain }, options) => ({
  name,
  publicPath: publicPathOf(plain.shape),
  builds: { plain, edited },
  ...options,
});

/**
 * Serves every variant on its own origin, with and without the slow connection. Documents of rivals come from the replica at
 * `rivalPort`, which renders no pages. Returns the addresses by name, and `flip`, which switches to the edited bundles and back.
 */
export async function openSite({ port, rivalPort, rivals, print }) {
  const variants = [
    { name: 'product' },
    { name: FORGETFUL, isForgetful: true },
    rivalVariant('one', rivals.one, { isBare: true }),
    rivalVariant('split', rivals.split, { isBare: true }),
    rivalVariant('preload', rivals.split, { isPreloading: true }),
    rivalVariant('plain', rivals.plain, { isPreloading: true }),
    rivalVariant('stock', rivals.stock, { isBare: true, isUnguarded: true }),
  ];
  // Settings are in a file, because the names of all files of all builds are too long for a command line.
  const settings = path.join(tmpdir(), `tiquete-bench-front-${process.pid}.json`);
  writeFileSync(settings, JSON.stringify({ api: port, rivalApi: rivalPort, variants }));
  const front = await startServer('The front', 'shared/lab/bench/src/site/front.mjs', {
    args: [settings],
    print,
  }).finally(() => rmSync(settings));
  const link = await startServer('The line', 'shared/lab/bench/src/site/link.mjs', {
    args: [JSON.stringify({ targets: front.ports, ...LINK })],
    print,
  });
  const addresses = (ports) =>
    Object.fromEntries(
      Object.entries(ports).map(([name, ownPort]) => [name, `http://localhost:${ownPort}`]),
    );
  return {
    slow: addresses(link.ports),
    direct: addresses(front.ports),
    async flip(revision) {
      const done = once(front.child, 'message');
      front.child.send({ revision });
      await done;
    },
    async stop() {
      await end(link.child);
      await end(front.child);
    },
  };
}
