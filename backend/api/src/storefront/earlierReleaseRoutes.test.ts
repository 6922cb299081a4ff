import { startTestApp, type TestApp } from '../testing/testApp';
import { isSignedBy } from '../releases/keys/signature';
import { aKey, openTestRegistry } from '../releases/testing/registry';
import { aDescriptor, aManifest } from '../releases/testing/releases';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { ship } = await openTestRegistry(test.deps.db);
  for (const release of ['hotels_aa11', 'hotels_bb22', 'hotels_cc33'])
    await ship(aManifest(release));
  await ship(aManifest('hotels_dd44'), 'andes');
  const forOperators = aDescriptor({
    id: 'console',
    slice: 'console',
    tab: undefined,
    slots: {},
    routes: [{ ...aDescriptor().routes[0]!, path: '/console', role: 'operator' as const }],
  });
  for (const release of ['console_aa11', 'console_bb22'])
    await ship(aManifest(release, { remote: 'console', descriptor: forOperators }));
});
afterAll(() => test.close());

const get = (url: string, host = 'localhost') => test.app.inject({ url, headers: { host } });
type Named = { record: string; key: string; signature: string };
const releasesOf = (data: Named[]) => data.map(({ record }) => JSON.parse(record).release);

it('lists the releases before the current one, with their signatures', async () => {
  const reply = await get('/api/remotes/hotels/releases');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { data } = reply.json<{ data: Named[] }>();
  expect(releasesOf(data)).toEqual(['hotels_bb22', 'hotels_aa11']);
  for (const { record, key, signature } of data) {
    expect(key).toBe(aKey().id);
    expect(isSignedBy(record, signature, aKey().publicKey)).toBe(true);
  }
});

it('lists earlier releases of the brand', async () => {
  const { data } = (await get('/api/remotes/hotels/releases', 'andes.localhost')).json();
  expect(releasesOf(data)).toEqual(['hotels_cc33', 'hotels_bb22', 'hotels_aa11']);
});

it('lists no release of a remote that the visitor may not see', async () => {
  expect((await get('/api/remotes/console/releases')).json()).toEqual({ data: [] });
  expect((await get('/api/remotes/cruises/releases')).json()).toEqual({ data: [] });
  expect((await get('/api/remotes/%3Cb%3E/releases')).statusCode).toBe(400);
});
