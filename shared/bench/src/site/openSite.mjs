import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end } from '@tiquete/tooling/lib/children';
import { startServer } from '@tiquete/tooling/lib/server';
import { publicPathOf } from '../builds/buildRivals.mjs';

/** A line of a phone in a city, as performance.md measured with: round trip in milliseconds, downlink in kbit/s. */
export const LINK = { rttMs: 150, kbps: 1638.4 };
/** The product, and the same sources in one file, split by page, and split with the route's files named in the document. */
export const VARIANTS = ['product', 'one', 'split', 'preload'];
/** Those of a first load: `stock` is the same sources as the documentation of Module Federation has them built. */
export const FIRST_LOAD = [...VARIANTS, 'stock'];
/** The product as served to a browser that keeps no compression dictionaries, or behind a proxy that hides them. */
export const FORGETFUL = 'brotli';

const rivalVariant = (name, { plain, edited = plain }, options) => ({
  name,
  publicPath: publicPathOf(plain.shape),
  builds: { plain, edited },
  ...options,
});

/** Every variant on an origin of its own, behind the slow line and beside it: addresses by name, `flip` to the edited bundles and back. */
export async function openSite({ port, rivals, print }) {
  const variants = [
    { name: 'product' },
    { name: FORGETFUL, isForgetful: true },
    rivalVariant('one', rivals.one, { isBare: true }),
    rivalVariant('split', rivals.split, { isBare: true }),
    rivalVariant('preload', rivals.split, { isPreloading: true }),
    rivalVariant('plain', rivals.plain, { isPreloading: true }),
    rivalVariant('stock', rivals.stock, { isBare: true, isUnguarded: true }),
  ];
  // In a file, because the names of all files of all builds are too long for a command line.
  const settings = path.join(tmpdir(), `tiquete-bench-front-${process.pid}.json`);
  writeFileSync(settings, JSON.stringify({ api: port, variants }));
  const front = await startServer('The front', 'shared/bench/src/site/front.mjs', {
    args: [settings],
    print,
  }).finally(() => rmSync(settings));
  const link = await startServer('The line', 'shared/bench/src/site/link.mjs', {
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
