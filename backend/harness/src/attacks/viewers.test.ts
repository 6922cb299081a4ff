import { findBrand } from './testing/ofBrands';
import { fill, isChanging, nameOf, type Route, routesOf } from './testing/routesOf';
import { openAttackFixture, type AttackFixture } from './testing/fixture';

/** Tests the console for viewers on all routes of the app, so that new ones are included. */
const PREVIEWS = '/api/console/brands/:brand/previews';
let fixture: AttackFixture;
let routes: Route[];
beforeAll(async () => {
  fixture = await openAttackFixture();
  routes = routesOf(fixture.test.app).filter(({ path }) => path.startsWith('/api/console/brands'));
});
afterAll(() => fixture.close());

const QUERIES: Readonly<Record<string, string>> = {
  '/api/console/brands/:brand/comparison': '?from=1&to=1',
};
const urlOf = ({ path }: Route) =>
  fill(path, (name) => (name === 'brand' ? 'tiquete' : 'localhost')) + (QUERIES[path] ?? '');
const readAs = async (who: 'viewer' | 'brand admin') => {
  const answers: unknown[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const reply = await fixture.browsers[who].get(urlOf(route));
    answers.push([nameOf(route), reply.statusCode, reply.json()]);
  }
  return answers;
};
/** Fields that depend on the reader: identity and permissions. */
const OF_READER = ['may_create', 'may_change', 'may_remove', 'may_invite', 'is_self'];
const withoutReader = (answers: unknown[]) =>
  JSON.parse(JSON.stringify(answers), (name, value) =>
    OF_READER.includes(name) ? undefined : value,
  );
const mayAnything = (answers: unknown[]) => /"may_\w+":true/.test(JSON.stringify(answers));

it('a viewer reads the same as an admin of the brand, and is offered no change', async () => {
  await findBrand(fixture);
  const [admins, viewers] = [await readAs('brand admin'), await readAs('viewer')];
  expect(viewers.length).toBeGreaterThan(5);
  expect(viewers.map((answer) => (answer as unknown[])[1])).toEqual(viewers.map(() => 200));
  expect(withoutReader(viewers)).toEqual(withoutReader(admins));
  expect([mayAnything(admins), mayAnything(viewers)]).toEqual([true, false]);
});

it('a viewer cannot change a brand by any call or body', async () => {
  const { bodies } = await findBrand(fixture);
  const before = await readAs('brand admin');
  const changing = routes.filter((route) => isChanging(route) && route.path !== PREVIEWS);
  expect(changing.length).toBeGreaterThan(10);
  for (const { method, path } of changing) {
    const body = bodies[path.replaceAll(/:(\w+)/g, '{$1}')] ?? { role: 'operator' };
    for (const [type, payload] of [
      ['application/json', JSON.stringify(body)],
      ['application/json', '{'],
      ['application/octet-stream', 'bytes'],
    ] as const) {
      const reply = await fixture.test.app.inject({
        method: method as 'POST',
        url: urlOf({ method, path }),
        headers: {
          host: 'localhost',
          cookie: fixture.browsers.viewer.jar.header(),
          'content-type': type,
        },
        payload,
      });
      expect([method, path, reply.statusCode, reply.json().errors?.[0].code]).toEqual([
        ...[method, path, 403, 'FORBIDDEN'],
      ]);
    }
  }
  expect(await readAs('brand admin')).toEqual(before);
});

it('a viewer gets previews of stored drafts, and of no file in the request', async () => {
  const { values } = await findBrand(fixture);
  const request = (body: object) =>
    fixture.browsers.viewer.postJson(PREVIEWS.replace(':brand', 'tiquete'), body);
  const typed = await request({ path: '/', file: values.file?.[0] });
  expect([typed.statusCode, typed.json().errors[0].code]).toEqual([403, 'FORBIDDEN']);
  expect((await request({ path: '/' })).statusCode).toBe(200);
});
