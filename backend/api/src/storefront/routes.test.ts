import { brotliDecompressSync } from 'node:zlib';
import { brandFileSchema } from '@tiquete/contracts';
import { aManifest, aDescriptor } from '../releases/testing/releases';
import {
  aBrandFile,
  bootOf,
  LOGIN_SCRIPT,
  SHELL_SCRIPT,
  startDocuments,
} from './testing/documents';

const ENTRY = '/assets/remotes/hotels/hotels_aa11/remoteEntry.11111111.js';
const scriptTags = (html: string) =>
  [...html.matchAll(/<script (async|defer) src="([^"]+)" ([^>]*)>/g)].map(
    ([, order, src, rest]) => ({ order, src, rest }),
  );

it('serves a branded page in Spanish with the title of the route', async () => {
  const reply = await (await startDocuments()).inject('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toContain('<html lang="es">');
  expect(reply.body).toContain('<title>Hoteles | Tiquete</title>');
  expect(reply.body).toContain('<meta name="description" content="Hoteles con Tiquete.">');
  expect(reply.body).toContain('--brand-palette-primary-main:#3e6cca');
  expect(reply.body).toContain('body{font-size:0.875rem}');
  expect(reply.body).toContain('<a href="/" aria-current="page">Hoteles</a>');
  expect(reply.body).toMatch(/<noscript>.*\+57 601 000 0000/);
});

it('loads the shell and the scripts of the requested route in parallel', async () => {
  const { body } = await (await startDocuments()).inject('/searchs/hotels?checkin=2027-03-10');
  expect(scriptTags(body).map(({ order, src }) => `${order} ${src}`)).toEqual([
    `defer ${SHELL_SCRIPT}`,
    `async ${ENTRY}`,
    'async /assets/remotes/hotels/hotels_aa11/c.remote.11111111.js',
    'async /assets/remotes/hotels/hotels_aa11/c.results.11111111.js',
  ]);
  const { integrity } = bootOf(body);
  for (const { src, rest } of scriptTags(body)) {
    expect(rest).toMatch(/^integrity="sha384-[^"]+" crossorigin="anonymous" nonce="[^"]+"$/);
    expect(rest).toContain(integrity[src ?? '']);
  }
});

it("preloads the scripts of the shell's own pages, and the search forms that they show", async () => {
  const app = await startDocuments();
  const sources = async (url: string) =>
    scriptTags((await app.inject(url)).body).map(({ src }) => src);
  await expect(sources('/login')).resolves.toEqual([SHELL_SCRIPT, LOGIN_SCRIPT]);
  await expect(sources('/components/searchs')).resolves.toEqual([
    SHELL_SCRIPT,
    ENTRY,
    ...['remote', 'search-form'].map(
      (chunk) => `/assets/remotes/hotels/hotels_aa11/c.${chunk}.11111111.js`,
    ),
  ]);
});

it('preloads the requests of a page, and none in an embedded page', async () => {
  const descriptor = aDescriptor({
    routes: [{ ...aDescriptor().routes[0]!, data: ['/api/hotels/featured'] }],
  });
  const app = await startDocuments({
    current: async () => [{ manifest: aManifest('hotels_aa11', { descriptor }), fallback: null }],
  });
  const ahead = async (url: string) =>
    [
      ...(await app.inject(url)).body.matchAll(
        /<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g,
      ),
    ].map(([, href]) => href);
  await expect(ahead('/')).resolves.toEqual(['/api/auth/session', '/api/hotels/featured']);
  await expect(ahead('/login')).resolves.toEqual(['/api/auth/session']);
  await expect(ahead('/components/searchs')).resolves.toEqual([]);
});

it('lists every script that the page may load, including those of the fallback release and the shell', async () => {
  const boot = bootOf((await (await startDocuments()).inject('/login')).body);
  expect(boot.integrity[LOGIN_SCRIPT]).toMatch(/^sha384-/);
  const [hotels] = boot.remotes;
  const listed = [
    hotels!.entry,
    ...Object.values(hotels!.chunks).flat(),
    hotels!.fallback!.entry,
    ...Object.values(hotels!.fallback!.chunks).flat(),
  ];
  expect(listed).toHaveLength(10);
  for (const address of listed)
    expect(boot.integrity).toHaveProperty([address], expect.stringMatching(/^sha384-/));
  expect(boot.brand).not.toHaveProperty('partner_origins');
});

it('gives each document its own nonce, and allows no other script or style', async () => {
  const app = await startDocuments();
  const [first, second] = [await app.inject('/'), await app.inject('/')];
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
  expect(second.body).not.toContain(nonce);
  expect(String(first.headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types tiquete',
    'report-uri /api/csp-reports',
  ]);
  expect(first.headers).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(first.body).not.toMatch(/ style="| on[a-z]+="/);
});

it("allows requests to the host of the map's tiles", async () => {
  const own = await (await startDocuments()).inject('/');
  expect(bootOf(own.body).map?.tiles).toBe('/assets/map/0123abcd/{z}/{x}/{y}.mvt');
  const tiles = 'https://tiles.test/co/{z}/{x}/{y}.mvt';
  const others = await (await startDocuments({ tiles })).inject('/');
  expect(bootOf(others.body).map?.tiles).toBe(tiles);
  expect(others.headers['content-security-policy']).toContain(
    "connect-src 'self' https://tiles.test;",
  );
});

it('escapes a name that looks like markup', async () => {
  const name = '</script><script>evil()</script>\u2028$&';
  const { body } = await (await startDocuments({ brand: aBrandFile({ name }) })).inject('/');
  expect(body).not.toContain('<script>evil');
  expect(body).not.toContain('\u2028"');
  expect(body).toContain(
    '<title>Hoteles | &lt;/script&gt;&lt;script&gt;evil()&lt;/script&gt;\u2028$&amp;</title>',
  );
  expect(bootOf(body).brand.name).toBe(name);
});

it('answers 404 with the same page frame, and forbids indexing', async () => {
  const reply = await (await startDocuments()).inject('/nada');
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['x-robots-tag']).toBe('noindex');
  expect(reply.body).toContain('<title>Página no encontrada | Tiquete</title>');
  expect(scriptTags(reply.body).map(({ src }) => src)).toEqual([SHELL_SCRIPT]);
});

it('forbids indexing of results, and gives each indexed page one address', async () => {
  const app = await startDocuments();
  const results = await app.inject('/searchs/hotels');
  expect(results.headers['x-robots-tag']).toBe('noindex');
  expect(results.body).toContain('<meta name="robots" content="noindex">');
  const home = await app.inject({ url: '/?utm=x', headers: { host: 'localhost:3000' } });
  expect(home.headers['x-robots-tag']).toBeUndefined();
  expect(home.body).toContain('<link rel="canonical" href="http://localhost:3000/">');
});

it.each(['/Login', '/login%2f', '/searchs', '/api/nada', '/assets/shell/x.js'])(
  'matches addresses exactly: %s is unknown',
  async (url) => {
    expect((await (await startDocuments()).inject(url)).statusCode).toBe(404);
  },
);

it('redirects an address with an extra slash to the known one only', async () => {
  const app = await startDocuments();
  const reply = await app.inject('/searchs/hotels/?checkin=2027-03-10');
  expect(reply.statusCode).toBe(308);
  expect(reply.headers.location).toBe('/searchs/hotels?checkin=2027-03-10');
  expect((await app.inject('//evil.example/')).statusCode).toBe(404);
});

it("allows framing by the brand's partners at the embedded page only", async () => {
  const brand = aBrandFile({
    partner_origins: [
      'https://socio.example',
      "https://x.example; script-src 'unsafe-inline'",
      '*',
    ],
  });
  const reply = await (await startDocuments({ brand })).inject('/components/searchs');
  const csp = String(reply.headers['content-security-policy']);
  expect(csp).toContain('frame-ancestors https://socio.example;');
  expect(csp).not.toContain('unsafe-inline');
  expect(bootOf(reply.body).embedded).toBe(true);
  expect(reply.body).not.toContain('<header');
});

it('shows only the products that a brand sells', async () => {
  const flights = aManifest('flights_cc33', {
    remote: 'flights',
    descriptor: aDescriptor({
      id: 'flights',
      tab: {
        id: 'FLIGHT',
        label: 'Vuelos',
        path: '/flights',
        order: 4,
        icon: 'flight',
        activeOn: ['/flights'],
      },
      routes: [{ ...aDescriptor().routes[0]!, path: '/flights' }],
      mailedLink: { path: '/alertas', title: 'Se acabó', text: '{brand} ya no vende vuelos.' },
    }),
  });
  const current = async () => [
    { manifest: aManifest(), fallback: null },
    { manifest: flights, fallback: null },
  ];
  const hotelsOnly = await startDocuments({ current });
  expect((await hotelsOnly.inject('/')).body).not.toContain('Vuelos');
  expect((await hotelsOnly.inject('/flights')).statusCode).toBe(404);
  expect(bootOf((await hotelsOnly.inject('/alertas')).body).endedLink).toEqual({
    path: '/alertas',
    title: 'Se acabó',
    text: 'Tiquete ya no vende vuelos.',
  });
  expect(bootOf((await hotelsOnly.inject('/otra')).body).endedLink).toBeUndefined();
  const both = await startDocuments({
    current,
    brand: aBrandFile({ products: ['HOTEL', 'FLIGHT'] }),
  });
  expect((await both.inject('/flights')).body).toContain(
    '<li><a href="/flights" aria-current="page">Vuelos</a></li>',
  );
  expect(bootOf((await both.inject('/alertas')).body).endedLink).toBeUndefined();
});

it('does not let a remote replace a page of the shell', async () => {
  const descriptor = aDescriptor({ routes: [{ ...aDescriptor().routes[0]!, path: '/login' }] });
  const app = await startDocuments({
    current: async () => [{ manifest: aManifest('hotels_aa11', { descriptor }), fallback: null }],
  });
  expect((await app.inject('/login')).body).toContain('<title>Iniciar sesión | Tiquete</title>');
});

it('offers only a product team the exit from a release that fails to start', async () => {
  const wayOut = '<a href="/console/releases">Abre Versiones para ver lo de todos</a>';
  const override = {
    releases: new Map([['hotels', 'hotels_aa11']]),
    expiresAt: new Date('2026-11-22T16:00:00Z'),
  };
  const team = await startDocuments({ override });
  // None of the overridden releases can be read any more, so the page has the current ones.
  const none = await startDocuments({ override: { ...override, releases: new Map() } });
  expect((await team.inject('/')).body).toContain(`Solo tú ves aquí hotels_aa11. ${wayOut}`);
  expect((await team.inject('/console/releases')).body).not.toContain(wayOut);
  expect((await none.inject('/')).body).not.toContain(wayOut);
  expect((await (await startDocuments()).inject('/')).body).not.toContain(wayOut);
});

it('is compressed for browsers that accept it', async () => {
  const reply = await (
    await startDocuments()
  ).inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain(
    '<title>Hoteles | Tiquete</title>',
  );
});

it('uses the last releases while the registry is down, and shows an error page before the first read', async () => {
  const answers = [
    () => Promise.resolve([{ manifest: aManifest(), fallback: null }]),
    () => Promise.reject(new Error('down')),
  ];
  const app = await startDocuments({
    current: () => (answers.shift() ?? (() => Promise.reject(new Error('down'))))(),
  });
  await app.inject('/');
  expect((await app.inject('/')).body).toContain(ENTRY);

  const fresh = await startDocuments({ current: () => Promise.reject(new Error('down')) });
  const reply = await fresh.inject('/');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('10');
  expect(reply.body).toContain('+57 601 000 0000');
  expect(reply.body).not.toContain('down');
});

it('uses the default colours for a brand without its own', async () => {
  const withoutColors = Object.fromEntries(
    Object.entries(aBrandFile()).filter(([name]) => !name.includes('_color')),
  );
  const brand = brandFileSchema.parse(withoutColors);
  const { body } = await (await startDocuments({ brand })).inject('/');
  for (const name of ['primary-main', 'secondary-main', 'gradient-start', 'gradient-end'])
    expect(body).toContain(`--brand-palette-${name}:#3e6cca`);
  expect(bootOf(body).brand.primary_color).toBe('#3e6cca');
});
