import { randomUUID } from 'node:crypto';
import type { BrandDraft } from '@tiquete/contracts';
import { openBrowser } from '../testing/browser';
import { startTestApp, type TestApp } from '../testing/testApp';
import { bootOf } from '../storefront/testing/documents';
import { anAssetsDir, openTestRegistry } from '../releases/testing/registry';
import { aManifest, aShell } from '../releases/testing/releases';
import { ADMIN_PASSWORD, addBrandAdmin, signInAdmin } from './testing/brandAdmins';

let test: TestApp;
beforeAll(async () => {
  const distDir = await anAssetsDir();
  test = await startTestApp({ config: { distDir } });
  const releases = await openTestRegistry(test.deps.db, { folder: distDir });
  await releases.ship(aShell());
  await releases.ship(aManifest());
  for (const email of ['berta@viajes.test', 'carla@viajes.test'])
    await addBrandAdmin(test, email, ['tiquete']);
  await addBrandAdmin(test, 'vera@viajes.test', ['tiquete'], 'viewer');
});
afterAll(() => test.close());

const signedIn = (email: string, host?: string) => signInAdmin(test, email, host);
type Browser = Awaited<ReturnType<typeof signedIn>>;
async function preview(browser: Browser, over: Partial<BrandDraft> = {}): Promise<string> {
  const { published } = (await browser.get('/api/console/brands/tiquete')).json().data;
  const reply = await browser.call('POST console/brands/tiquete/previews', {
    file: { ...published.file, ...over },
    path: '/',
  });
  return reply.json().data.path;
}

it('shows an unsaved draft in the real document, only to the admin who requested it', async () => {
  const berta = await signedIn('berta@viajes.test');
  const path = await preview(berta, { name: 'Tiquete de prueba', primary_color: '#aa0055' });
  const reply = await berta.get(path);
  expect(reply.statusCode).toBe(200);
  expect(bootOf(reply.body)).toMatchObject({
    preview: new URL(path, 'http://localhost').searchParams.get('preview'),
    role: null,
    visit: '',
    brand: { id: 'tiquete', name: 'Tiquete de prueba', primary_color: '#aa0055' },
  });
  expect(reply.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  const plain = await berta.get('/');
  expect(bootOf(plain.body)).toMatchObject({ role: 'brand-admin', brand: { name: 'Tiquete' } });
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  // Another admin, a session without second factor, and an anonymous visitor open the same address.
  const carla = await signedIn('carla@viajes.test');
  const thief = openBrowser(test.app, 'localhost');
  await thief.signIn('berta@viajes.test', ADMIN_PASSWORD);
  for (const other of [carla, thief, openBrowser(test.app, 'localhost')]) {
    const refused = await other.get(path);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).not.toContain('Tiquete de prueba');
  }
  expect((await openBrowser(test.app, 'andes.localhost').get(path)).statusCode).toBe(404);
});

it('shows the draft’s texts only on its own pages, and no cache stores them', async () => {
  const berta = await signedIn('berta@viajes.test');
  const own = { text: '## Cambios\nSin costo hasta el día antes.', date: '2026-11-01' };
  const path = await preview(berta, { policies: { terms: own } });
  const named = {
    'x-preview': new URL(path, 'http://localhost').searchParams.get('preview') ?? '',
  };
  const requested = async (browser: Browser, headers: Record<string, string> = named) => {
    const [places, terms] = [
      await browser.get('/api/hotels/featured', headers),
      await browser.get('/api/policies/terms', headers),
    ];
    return {
      terms: terms.statusCode === 200 ? terms.json().data.text : null,
      caching: places.headers['cache-control'],
    };
  };
  expect(await requested(berta)).toEqual({ terms: own.text, caching: 'no-store' });
  const published = await requested(berta, {});
  expect(published).toEqual({ terms: null, caching: 'private, max-age=300' });
  const carla = await signedIn('carla@viajes.test');
  const thief = openBrowser(test.app, 'localhost');
  await thief.signIn('berta@viajes.test', ADMIN_PASSWORD);
  for (const other of [carla, thief, openBrowser(test.app, 'localhost')])
    expect(await requested(other)).toEqual(published);
  test.advance(31 * 60_000);
  expect(await requested(berta)).toEqual(published);
});

it('expires after half an hour, and at once when the role ends', async () => {
  const berta = await signedIn('berta@viajes.test');
  const [first, second] = [await preview(berta), await preview(berta)];
  test.advance(29 * 60_000);
  expect((await berta.get(first)).statusCode).toBe(200);
  test.advance(2 * 60_000);
  expect((await berta.get(second)).statusCode).toBe(404);
  const third = await preview(berta);
  await test.deps.db.query("update users set role_parts = '{andes}' where email = $1", [
    'berta@viajes.test',
  ]);
  expect((await berta.get(third)).statusCode).toBe(404);
  await test.deps.db.query("update users set role_parts = '{tiquete}' where email = $1", [
    'berta@viajes.test',
  ]);
});

it('sells nothing to the session that has a preview open', async () => {
  const berta = await signedIn('berta@viajes.test');
  const pay = async (browser: Browser) =>
    (
      await browser.postJson(
        '/api/payments',
        { bookingId: randomUUID() },
        { 'idempotency-key': randomUUID() },
      )
    ).json().errors[0];
  expect((await pay(berta)).code).not.toBe('PREVIEW');
  await preview(berta);
  expect(await pay(berta)).toMatchObject({ status: 403, code: 'PREVIEW' });
  // Another session of the same person has no preview open.
  expect((await pay(await signedIn('berta@viajes.test'))).code).not.toBe('PREVIEW');
  test.advance(31 * 60_000);
  expect((await pay(berta)).code).not.toBe('PREVIEW');
});

it('shows a viewer the stored draft, and sells nothing to it meanwhile', async () => {
  const [berta, vera] = [await signedIn('berta@viajes.test'), await signedIn('vera@viajes.test')];
  const request = async (brand = 'tiquete') =>
    vera.call(`POST console/brands/${brand}/previews`, { path: '/' });
  const nameIn = async (path: string) => bootOf((await vera.get(path)).body).brand.name;
  expect(await nameIn((await request()).json().data.path)).toBe('Tiquete');
  const {
    published: { number, revision, file },
  } = (await berta.get('/api/console/brands/tiquete')).json().data;
  const policies = { terms: { text: '## De Vera\nSin costo.', date: '2026-11-01' } };
  await berta.call('PUT console/brands/tiquete/draft', {
    seen: { number, revision },
    file: { ...file, name: 'Tiquete en borrador', policies },
  });
  const { path } = (await request()).json().data;
  expect(await nameIn(path)).toBe('Tiquete en borrador');
  const named = {
    'x-preview': new URL(path, 'http://localhost').searchParams.get('preview') ?? '',
  };
  const textFor = async (browser: Browser) =>
    (await browser.get('/api/policies/terms', named)).json().data?.text;
  expect(await textFor(vera)).toBe(policies.terms.text);
  expect(await textFor(berta)).toBeUndefined();
  expect((await berta.get(path)).statusCode).toBe(404);
  const sale = await vera.postJson(
    '/api/payments',
    { bookingId: randomUUID() },
    { 'idempotency-key': randomUUID() },
  );
  expect(sale.json().errors[0]).toMatchObject({ status: 403, code: 'PREVIEW' });
  expect((await request('andes')).statusCode).toBe(404);
});

it('is not opened for another or an unknown brand', async () => {
  const berta = await signedIn('berta@viajes.test');
  const { published } = (await berta.get('/api/console/brands/tiquete')).json().data;
  const body = { file: { ...published.file, id: 'andes' }, path: '/' };
  expect((await berta.call('POST console/brands/tiquete/previews', body)).statusCode).toBe(400);
  expect((await berta.call('POST console/brands/andes/previews', body)).statusCode).toBe(404);
  const wrong = { file: { ...published.file, primary_color: '#12' }, path: '/' };
  const reply = await berta.call('POST console/brands/tiquete/previews', wrong);
  expect(reply.json().errors[0].source).toEqual({ pointer: '/file/primary_color' });
});
