import type { BootRecord } from '@tiquete/contracts';
import { aDescriptor, aManifest } from '../../releases/testing/releases';
import { bootOf, startDocuments } from '../testing/documents';

it('writes an import map before every script, with links for modules of the route only', async () => {
  const buses = aManifest('buses_cc33', {
    remote: 'buses',
    bundler: 'vite',
    entryImports: ['c.search-form.11111111.js'],
    descriptor: aDescriptor({
      id: 'buses',
      tab: undefined,
      slots: {},
      routes: [{ ...aDescriptor().routes[0]!, path: '/buses' }],
    }),
  });
  const app = await startDocuments({
    current: async () => [
      { manifest: aManifest(), fallback: null },
      { manifest: buses, fallback: { ...buses, release: 'buses_bb22' } },
    ],
  });
  const { body } = await app.inject('/buses');
  const map = /^<script type="importmap" nonce="[^"]+">(.*)<\/script>$/m;
  const { integrity } = JSON.parse(map.exec(body)?.[1] ?? '{}') as Pick<BootRecord, 'integrity'>;
  const address = (file: string) => `/assets/remotes/buses/buses_cc33/${file}`;
  expect(integrity[address(buses.entry)]).toBe(buses.integrity[buses.entry]);
  expect(Object.keys(integrity)).toHaveLength(2 * Object.keys(buses.integrity).length);
  expect(body.search(map)).toBeLessThan(body.indexOf('<script nonce'));
  const links = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g)];
  expect(links.map(([, href = '', hash]) => [href, hash === integrity[href]])).toEqual(
    ['remoteEntry', 'c.search-form', 'c.remote', 'c.home'].map((name) => [
      address(`${name}.11111111.js`),
      true,
    ]),
  );
  // The document lists the integrity of modules once.
  const boot = bootOf(body);
  expect(Object.keys(boot.integrity).some((path) => path.includes('/buses/'))).toBe(false);
  expect(boot.remotes.map(({ isModule, fallback }) => [isModule, fallback?.isModule])).toEqual([
    [undefined, undefined],
    [true, true],
  ]);
  expect((await (await startDocuments()).inject('/')).body).not.toContain('importmap');
});
