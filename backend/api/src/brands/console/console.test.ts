import type { BrandDraft } from '@tiquete/contracts';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { ADMIN_PASSWORD, addBrandAdmin, signInAdmin } from '../testing/brandAdmins';

type Browser = ReturnType<typeof openBrowser>;
let test: TestApp;
let berta: Browser;

beforeAll(async () => {
  test = await startTestApp();
  await addBrandAdmin(test, 'berta@viajes.test', ['tiquete']);
  await addBrandAdmin(test, 'carla@viajes.test', ['*']);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.advance(3_600_000);
  berta = await signedIn('berta@viajes.test');
});

const signedIn = (email: string) => signInAdmin(test, email);
const stateOf = async (browser = berta, brand = 'tiquete') =>
  (await browser.get(`/api/console/brands/${brand}`)).json().data;
/** The file that an editor has open, and its version. */
async function opened(browser = berta, brand = 'tiquete') {
  const { draft, published } = await stateOf(browser, brand);
  const { number, revision, file } = draft ?? published;
  return { seen: { number, revision }, file: file as BrandDraft };
}
const call = async (browser: Browser, key: string, body: object) => {
  const reply = await browser.call(key.replace(':brand', 'tiquete'), body);
  const { data, errors, meta } = reply.json();
  return { status: reply.statusCode, data, error: errors?.[0], meta };
};
async function save(over: object, browser = berta) {
  const { seen, file } = await opened(browser);
  return call(browser, 'PUT console/brands/:brand/draft', { seen, file: { ...file, ...over } });
}
const publish = async (browser = berta, over: object = {}) =>
  call(browser, 'POST console/brands/:brand/publications', {
    seen: (await opened(browser)).seen,
    ...over,
  });
const shown = async (): Promise<string> =>
  (await openBrowser(test.app, 'localhost').get('/api/white_brands')).json().data.name;

it('does not exist for travellers, for operators, or without a second factor', async () => {
  await test.addUser('tiquete', 'ana@viajes.test', ADMIN_PASSWORD);
  const olga = { email: 'olga@viajes.test', name: 'Olga', role: 'operator' } as const;
  const { users, passwords, clock } = test.deps;
  await users.save(
    'tiquete',
    { ...olga, passwordHash: await passwords.hash(ADMIN_PASSWORD) },
    clock(),
  );
  for (const email of ['ana@viajes.test', olga.email])
    expect((await (await signedIn(email)).get('/api/console/brands')).statusCode).toBe(404);
  const thief = openBrowser(test.app, 'localhost');
  await thief.signIn('berta@viajes.test', ADMIN_PASSWORD);
  const reply = await thief.get('/api/console/brands');
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  for (const address of ['operations/summary', 'console/releases'])
    expect((await berta.get(`/api/${address}`)).statusCode).toBe(404);
});

it('gives no role of the platform within a brand, even through an admin of all brands', async () => {
  const carla = await signedIn('carla@viajes.test');
  const { people } = (await carla.get('/api/console/brands/tiquete/people')).json().data;
  const email = 'dora@viajes.test';
  const statusOf = async (key: string, role: string) =>
    (await call(carla, key, { email, role })).status;
  const invitations = 'POST console/brands/:brand/invitations';
  expect(await statusOf(invitations, 'product-team')).toBe(400);
  for (const { id } of people)
    expect(await statusOf(`PATCH console/brands/:brand/people/${id}`, 'product-team')).toBe(400);
  expect(await statusOf(invitations, 'viewer')).toBe(200);
});

it('shows, and lets a person change, only administered brands', async () => {
  const listed = async (browser: Browser) => {
    const { brands, may_create } = (await browser.get('/api/console/brands')).json().data;
    return [brands.map(({ id }: { id: string }) => id), may_create];
  };
  expect(await listed(berta)).toEqual([['tiquete'], false]);
  const carla = await signedIn('carla@viajes.test');
  expect(await listed(carla)).toEqual([['andes', 'caminos', 'canario', 'tiquete'], true]);
  const { seen, file } = await opened(carla, 'andes');
  const andes = 'console/brands/andes';
  for (const [key, body] of [
    [`PUT ${andes}/draft`, { seen, file: { ...file, name: 'Robada' } }],
    [`DELETE ${andes}/draft`, { seen }],
    [`POST ${andes}/publications`, { seen }],
    [`POST ${andes}/reversions`, { seen, to: 1 }],
  ] as const)
    expect((await berta.call(key, body)).statusCode).toBe(404);
  for (const address of ['', '/versions', '/comparison?from=1&to=1'])
    expect((await berta.get(`/api/${andes}${address}`)).statusCode).toBe(404);
  // A file with another brand's id is rejected too.
  expect(await save({ id: 'andes' })).toMatchObject({
    status: 409,
    error: { code: 'BRAND_REFUSED', source: { pointer: '/file/id' } },
  });
  expect((await stateOf(carla, 'andes')).draft).toBeNull();
});

it('hides a draft from travellers until it is published with a fresh code, and records the person', async () => {
  const before = await shown();
  expect(await save({ name: 'Tiquete Nuevo' })).toMatchObject({
    status: 200,
    data: { draft: { saved_by: 'berta@viajes.test', revision: 1 } },
  });
  expect(await shown()).toBe(before);
  test.advance(10 * 60_000);
  expect(await publish()).toMatchObject({ status: 403, error: { code: 'SECOND_FACTOR_REQUIRED' } });
  await showSecondFactor(test, 'berta@viajes.test');
  expect(await publish(berta, { note: 'Nombre nuevo' })).toMatchObject({
    status: 200,
    data: {
      draft: null,
      published: { number: 2, published_by: 'berta@viajes.test', note: 'Nombre nuevo' },
    },
  });
  expect((await stateOf()).published.file.name).toBe('Tiquete Nuevo');
  const { differences } = (
    await berta.get('/api/console/brands/tiquete/comparison?from=1&to=2')
  ).json().data;
  expect(differences).toEqual([{ field: 'name', before, after: 'Tiquete Nuevo' }]);
  const { seen } = await opened();
  expect(
    await call(berta, 'POST console/brands/:brand/reversions', { seen, to: 1, note: 'Era mejor' }),
  ).toMatchObject({ status: 200, data: { published: { number: 3, reverts: 1 } } });
  const versions = (await berta.get('/api/console/brands/tiquete/versions')).json().data;
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  const log = await test.deps.db.query("select act from operator_log where act like '%brands%'");
  expect(log.map(({ act }) => act)).toContain('POST console/brands/:brand/publications');
});

it('rejects saving, publishing or discarding of a version that the admin has not seen', async () => {
  const carla = await signedIn('carla@viajes.test');
  const first = await opened();
  expect(await save({ tagline: 'De Carla' }, carla)).toMatchObject({ status: 200 });
  const mine = { seen: first.seen, file: { ...first.file, tagline: 'De Berta' } };
  const refused = {
    status: 409,
    error: { code: 'BRAND_CHANGED' },
    meta: { saved_by: 'carla@viajes.test', revision: 1 },
  };
  expect(await call(berta, 'PUT console/brands/:brand/draft', mine)).toMatchObject(refused);
  const seen = (await opened()).seen;
  expect(await save({ tagline: 'De Carla otra vez' }, carla)).toMatchObject({ status: 200 });
  for (const key of [
    'POST console/brands/:brand/publications',
    'DELETE console/brands/:brand/draft',
  ])
    expect(await call(berta, key, { seen })).toMatchObject({ status: 409, meta: { revision: 2 } });
  expect((await opened()).file.tagline).toBe('De Carla otra vez');
  const { seen: now } = await opened();
  expect(await call(berta, 'DELETE console/brands/:brand/draft', { seen: now })).toMatchObject({
    status: 200,
    data: { draft: null },
  });
});

it('names mistakes in Spanish at their field', async () => {
  expect(await save({ primary_color: 'azul' })).toMatchObject({
    status: 400,
    error: {
      source: { pointer: '/file/primary_color' },
      detail: expect.stringMatching(/^El campo/),
    },
  });
  expect(await save({ hosts: ['localhost', 'andes.localhost'] })).toMatchObject({
    status: 409,
    error: {
      code: 'BRAND_REFUSED',
      source: { pointer: '/file/hosts/1' },
      detail: 'Esa dirección ya es de otra marca. Quítala o elige otra.',
    },
  });
  expect(await save({ colour: '#ffffff' })).toMatchObject({ status: 400 });
  expect(await save({})).toMatchObject({ status: 409, meta: { code: 'NOTHING_CHANGED' } });
});

it('publishes a draft although another version was published since it began', async () => {
  await save({ tagline: 'Un lema' });
  const { published } = await stateOf();
  const seen = { number: published.number, revision: published.revision };
  await call(berta, 'POST console/brands/:brand/reversions', { seen, to: 2 });
  expect(await publish()).toMatchObject({ status: 200 });
  expect((await stateOf()).published).toMatchObject({
    number: published.number + 3,
    file: { tagline: 'Un lema' },
  });
});

it('lets an admin of every brand create a brand by a copy', async () => {
  const wanted = { id: 'mar', name: 'Mar y Sol', copy: 'andes', host: 'mar.localhost' };
  expect((await berta.call('POST console/brands', wanted)).statusCode).toBe(404);
  const carla = await signedIn('carla@viajes.test');
  const made = await carla.call('POST console/brands', wanted);
  expect(made.json().data).toMatchObject({
    published: null,
    draft: { file: { id: 'mar', name: 'Mar y Sol', hosts: ['mar.localhost'] } },
  });
  expect((await openBrowser(test.app, 'mar.localhost').get('/api/white_brands')).statusCode).toBe(
    421,
  );
  const refusal = async (over: object) =>
    (await carla.call('POST console/brands', { ...wanted, ...over })).json().meta.code;
  expect(await refusal({})).toBe('KNOWN_BRAND');
  expect(await refusal({ id: 'sol', host: 'andes.localhost' })).toBe('HOST_TAKEN');
});

it('opens a host once it is proven, and shows what was found before', async () => {
  const carla = await signedIn('carla@viajes.test');
  const wanted = { id: 'luz', name: 'Luz', copy: 'andes', host: 'luz.localhost' };
  const { draft } = (await carla.call('POST console/brands', wanted)).json().data;
  const { seen, file } = await opened(carla, 'luz');
  const hosts = ['luz.localhost', 'sin-prueba.localhost'];
  await carla.call('PUT console/brands/luz/draft', { seen, file: { ...file, hosts } });
  const publishLuz = async () =>
    (
      await carla.call('POST console/brands/luz/publications', {
        seen: (await opened(carla, 'luz')).seen,
      })
    ).json();
  const verify = async (host: string, method = 'dns', browser = carla) =>
    (await browser.call(`POST console/brands/luz/hosts/${host}/verifications`, { method })).json();
  expect(draft.number).toBe(1);
  expect(await publishLuz()).toMatchObject({ meta: { code: 'HOST_UNVERIFIED' } });
  expect((await verify('luz.localhost')).data).toMatchObject({
    state: 'verified',
    is_served: false,
  });
  expect(await publishLuz()).toMatchObject({
    errors: [{ source: { pointer: '/file/hosts/1' }, detail: expect.stringMatching(/^Falta/) }],
  });
  expect((await verify('sin-prueba.localhost', 'http')).data).toMatchObject({
    state: 'failed',
    method: 'http',
    why: { code: 'STATUS', found: ['404'] },
    file: { path: '/.well-known/tiquete-verification.txt' },
  });
  const missing = await opened(carla, 'luz');
  await carla.call('PUT console/brands/luz/draft', {
    seen: missing.seen,
    file: { ...file, hosts: ['luz.localhost'] },
  });
  expect((await openBrowser(test.app, 'luz.localhost').get('/api/white_brands')).statusCode).toBe(
    421,
  );
  expect(await publishLuz()).toMatchObject({ data: { published: { number: 1 } } });
  // Without a notification, an unknown host is cached for some seconds.
  test.advance(60_000);
  expect((await openBrowser(test.app, 'luz.localhost').get('/api/white_brands')).statusCode).toBe(
    200,
  );
  const { data } = (await carla.get('/api/console/brands/luz/hosts')).json();
  expect(data).toMatchObject([{ host: 'luz.localhost', is_served: true }]);
  for (const [host, browser] of [
    ['nadie.localhost', carla],
    ['luz.localhost', berta],
  ] as const)
    expect(await verify(host, 'dns', browser)).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
});

it('sends twenty requests in ten minutes to outside servers for one brand', async () => {
  const statuses = [];
  const verification = 'POST console/brands/tiquete/hosts/localhost/verifications';
  for (let time = 0; time < 21; time += 1)
    statuses.push((await berta.call(verification, { method: 'dns' })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

it('requires two people when the brand does, even to end that rule', async () => {
  const carla = await signedIn('carla@viajes.test');
  await save({ two_to_publish: true });
  expect(await publish()).toMatchObject({ status: 200 });
  await save({ tagline: 'De Berta', two_to_publish: false });
  await save({ tagline: 'De las dos' }, carla);
  const refused = { status: 409, meta: { code: 'SECOND_PERSON_NEEDED' } };
  expect(await publish()).toMatchObject(refused);
  expect(await publish(carla)).toMatchObject(refused);
  const { published } = await stateOf();
  const seen = { number: published.number, revision: published.revision };
  expect(await call(berta, 'POST console/brands/:brand/reversions', { seen, to: 1 })).toMatchObject(
    refused,
  );
  await addBrandAdmin(test, 'diana@viajes.test', ['tiquete']);
  expect(await publish(await signedIn('diana@viajes.test'))).toMatchObject({ status: 200 });
  expect((await stateOf()).published.file.two_to_publish).toBe(false);
});
