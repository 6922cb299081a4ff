import { aDescriptor, aManifest } from '../releases/testing/releases';
import { aBrandFile, bootOf, startDocuments } from './testing/documents';

const tab = (id: string, path: string, order: number) => ({
  id,
  label: id,
  path,
  order,
  icon: 'hotel' as const,
  activeOn: [path],
});
const aRemote = (id: string, tabId: string, path: string, order: number) => ({
  manifest: aManifest(`${id}_aa11`, {
    remote: id,
    descriptor: aDescriptor({
      id,
      tab: tab(tabId, path, order),
      routes: [{ ...aDescriptor().routes[0]!, path, page: 'home' }],
    }),
  }),
  fallback: null,
});
const current = async () => [
  aRemote('hotels', 'HOTEL', '/', 1),
  aRemote('packages', 'PACKAGE', '/packages', 3),
  aRemote('flights', 'FLIGHT', '/flights', 4),
];
const start = (over: Parameters<typeof aBrandFile>[0]) =>
  startDocuments({ current, brand: aBrandFile(over) });
const tabsIn = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, path]) => path);

it('shows the products of the brand in its order', async () => {
  const app = await start({ products: ['FLIGHT', 'HOTEL'] });
  const { body } = await app.inject('/');
  expect(tabsIn(body)).toEqual(['/flights', '/']);
  const orders = bootOf(body).remotes.map(({ id, descriptor }) => [id, descriptor.tab?.order]);
  expect(Object.fromEntries(orders)).toEqual({ flights: 0, hotels: 1 });
});

it('starts with its first product when the brand does not sell the default one', async () => {
  const app = await start({ products: ['PACKAGE', 'FLIGHT'] });
  const reply = await app.inject('/?utm_source=boletin');
  expect([reply.statusCode, reply.headers.location]).toEqual([308, '/packages?utm_source=boletin']);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/sitemap.xml')).body).toContain('/packages</loc>');
});

it('loads the brand’s typeface from its own origin for the first paint', async () => {
  const app = await start({ typeface: 'nunito', corners: 'round' });
  const { body } = await app.inject('/');
  const [, path] =
    /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]*)">/.exec(body) ?? [];
  expect(path).toMatch(/^\/brand\/fonts\/nunito\.[0-9a-f]{8}\.woff2$/);
  expect(body).toContain(`@font-face{font-family:brand-nunito;src:url("${path}")`);
  expect(body).toContain('--brand-radius-m:20px');
  const plain = (await (await start({})).inject('/')).body;
  expect(plain).not.toMatch(/@font-face|woff2/);
});

it('preloads the picture of the first page only', async () => {
  const app = await start({
    products: ['HOTEL', 'FLIGHT'],
    heroes: { HOTEL: { title: 'A dormir', picture: '/brand/tiquete/hero.webp' } },
  });
  const preload = '<link rel="preload" as="image" fetchpriority="high" type="image/avif"';
  const { body } = await app.inject('/');
  expect(body).toContain(preload);
  expect(bootOf(body).brand.heroes?.HOTEL?.title).toBe('A dormir');
  expect((await app.inject('/flights')).body).not.toContain(preload);
});

it('preloads the width of an uploaded picture that the page will show', async () => {
  const name = '/brand/tiquete/hero-0123456789abcdef';
  const app = await start({ heroes: { HOTEL: { picture: `${name}-1280.webp` } } });
  const srcset = [640, 960, 1280, 1920].map((width) => `${name}-${width}.avif ${width}w`);
  expect((await app.inject('/')).body).toContain(
    `<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesizes="(min-width: 1200px) 52vw, (min-width: 768px) 960px, 100vw" imagesrcset="${srcset.join(', ')}">`,
  );
});

it('preloads a picture that has no AVIF as it is', async () => {
  const app = await start({ heroes: { HOTEL: { picture: '/brand/tiquete/hero.svg' } } });
  expect((await app.inject('/')).body).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/brand/tiquete/hero.svg">',
  );
});
