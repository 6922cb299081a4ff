import { startTestApp, type TestApp } from '../../testing/testApp';
import { aDescriptor, aManifest } from '../releases/testing/releases';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { releases } = test.deps;
  for (const release of ['hotels_aa11', 'hotels_bb22', 'hotels_cc33'])
    await releases.register(aManifest(release));
  const forOperators = aDescriptor({
    id: 'console',
    tab: undefined,
    slots: {},
    routes: aDescriptor().routes.map((route) => ({ ...route, role: 'operator' as const })),
  });
  for (const release of ['console_aa11', 'console_bb22'])
    await releases.register(aManifest(release, { remote: 'console', descriptor: forOperators }));
  await releases.point('hotels', 'hotels_aa11', null);
  await releases.point('hotels', 'hotels_bb22', 'hotels_aa11');
  await releases.point('hotels', 'hotels_cc33', 'hotels_bb22');
  await releases.point('console', 'console_aa11', null);
  await releases.point('console', 'console_bb22', 'console_aa11');
}, 60_000);
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } });

it('names the releases before the current one, with what a page needs to run them', async () => {
  const reply = await get('/api/remotes/hotels/releases');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { data } = reply.json();
  expect(data.map(({ release }: { release: string }) => release)).toEqual([
    'hotels_bb22',
    'hotels_aa11',
  ]);
  expect(data[1]).toMatchObject({
    entry: '/assets/remotes/hotels/hotels_aa11/remoteEntry.11111111.js',
    chunks: { home: ['/assets/remotes/hotels/hotels_aa11/c.home.11111111.js'] },
  });
  expect(Object.keys(data[1].integrity)).toContain(data[1].entry);
});

it('says nothing of a remote that the visitor may not know of', async () => {
  expect((await get('/api/remotes/console/releases')).json()).toEqual({ data: [] });
  expect((await get('/api/remotes/cruises/releases')).json()).toEqual({ data: [] });
  expect((await get('/api/remotes/%3Cb%3E/releases')).statusCode).toBe(400);
});
