import { randomUUID } from 'node:crypto';
import { apiRoutes } from '@tiquete/contracts';
import { INSIDE } from './testing/judge';
import { staffOf } from './testing/openApi';
import { fill, isChanging, nameOf, type Route, routesOf } from './testing/routesOf';
import { HOSTS, idIn, openAttackFixture, type Who, type AttackFixture } from './testing/fixture';

/** Tests every route of the app, which lists them itself. */
let fixture: AttackFixture;
let routes: Route[];
beforeAll(async () => {
  fixture = await openAttackFixture();
  routes = routesOf(fixture.test.app);
});
afterAll(() => fixture.close());

const OUTSIDE = 'POST /api/payments/notifications';
const idsOf = (whose: AttackFixture['victim'], path: string) => (name: string) => {
  if (name === 'reference') return whose.reference;
  if (name === 'id') return path.includes('/cases/') ? fixture.caseId : idIn(whose, path);
  return 'credentials';
};
const send = (
  who: Who,
  { method, path }: Route,
  headers: Record<string, string> = {},
  payload?: string,
) => {
  const cookie = fixture.browsers[who].jar.header();
  return fixture.test.app.inject({
    method: method as 'GET',
    url: fill(path, idsOf(fixture.victim, path)),
    headers: { host: HOSTS[who], ...(cookie && { cookie }), ...headers },
    ...(payload !== undefined && { payload }),
  });
};

it('include those of the contract and all others', () => {
  const found = routes.map(nameOf);
  for (const key of Object.keys(apiRoutes)) expect(found).toContain(key.replace(' ', ' /api/'));
  expect(found).toEqual(
    expect.arrayContaining([
      OUTSIDE,
      'POST /api/auth/signout',
      'POST /api/csp-reports',
      'GET /api/bookings/:id/documents/voucher.pdf',
      'GET /*',
      'GET /livez',
    ]),
  );
});

it.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['the other brand', { origin: 'http://andes.localhost' }],
  ['a sibling without origin', { 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['our name over another scheme', { origin: 'https://localhost' }],
  ['our name at another port', { origin: 'http://localhost:4000' }],
  ['a name that begins like ours', { origin: 'http://localhost.evil.test' }],
])('that change data reject %s, signed in or not', async (_, headers) => {
  const changing = routes.filter((route) => isChanging(route) && nameOf(route) !== OUTSIDE);
  expect(changing.length).toBeGreaterThan(30);
  for (const route of changing) {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const reply = await send('traveller', route, { 'content-type': type, ...headers }, '{}');
      expect([nameOf(route), reply.statusCode, reply.json().errors[0].code]).toEqual([
        nameOf(route),
        403,
        'CROSS_SITE_REQUEST',
      ]);
    }
  }
});

it('that only read change no table', async () => {
  const counts = async () =>
    (
      await fixture.test.deps.db.query<{ all: string }>(
        `select string_agg(relname || ':' || (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(relname), false, true, '')))[1]::text, ',' order by relname) as all
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1)`,
        // Tables that reading calls may change: the first page of a brand records its releases, a read in the console is
        // logged, and calls of vendors are counted.
        [['operator_log', 'release_sets', 'supplier_paces']],
      )
    )[0]?.all;
  // Mails about the sign-ins of the set-up are queued in the background, so the test waits until no table grows.
  let before = await counts();
  for (let last; last !== before; before = await counts()) {
    last = before;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  for (const route of routes.filter((one) => !isChanging(one)))
    for (const who of ['traveller', 'operator', 'product team', 'brand admin', 'viewer'] as const)
      await send(who, route, { origin: 'https://evil.test' });
  expect(await counts()).toBe(before);
});

it.each<Who>(['anonymous', 'traveller', 'other brand'])(
  'for operators answer %s like unknown routes',
  async (who) => {
    const hidden = routes.filter(({ path }) => staffOf(path));
    expect(hidden.length).toBeGreaterThan(15);
    for (const route of hidden) {
      const reply = await send(
        who,
        route,
        { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        isChanging(route) ? '{"reason":"curiosidad"}' : undefined,
      );
      expect([nameOf(route), reply.statusCode]).toEqual([nameOf(route), 404]);
    }
    // Without a valid body the answer must be the same, because a different one would reveal the route.
    for (const route of hidden.filter(isChanging))
      expect(
        (await send(who, route, { 'content-type': 'application/json' }, '{')).statusCode,
      ).not.toBe(200);
  },
);

it.each<Who>(['anonymous', 'traveller', 'other brand'])(
  'that name another person’s data answer %s as if it did not exist',
  async (who) => {
    const named = routes.filter(({ path }) => /:(id|reference)\b/.test(path));
    expect(named.length).toBeGreaterThan(15);
    for (const route of named) {
      const reply = await send(
        who,
        route,
        { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        isChanging(route) ? '{}' : undefined,
      );
      for (const canary of fixture.canariesFor(who)) expect(reply.body).not.toContain(canary);
      expect([nameOf(route), [400, 401, 404].includes(reply.statusCode)]).toEqual([
        nameOf(route),
        true,
      ]);
      if (!isChanging(route) && reply.statusCode !== 401)
        expect([nameOf(route), reply.statusCode]).toEqual([nameOf(route), 404]);
    }
  },
);

it('answer every other method with 405 or 404, and list the allowed ones', async () => {
  for (const route of routes.filter(
    ({ path, method }) => path.startsWith('/api/') && !path.includes('*') && method !== 'HEAD',
  )) {
    const own = routes.filter(({ path }) => path === route.path).map(({ method }) => method);
    for (const method of ['PROPFIND', 'TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'].filter(
      (one) => !own.includes(one),
    )) {
      const reply = await send('anonymous', { method, path: route.path });
      // An address that also matches a route with a parameter answers 404, because it names an unknown object.
      const isParameter = routes.some(
        (other) =>
          other.method === method &&
          new RegExp(`^${other.path.replace(/:[^/]+/g, '[^/]+')}$`).test(route.path),
      );
      expect([nameOf(route), method, reply.statusCode]).toEqual([
        nameOf(route),
        method,
        route.path.includes(':') || isParameter ? 404 : 405,
      ]);
      if (reply.statusCode === 405)
        expect(reply.headers.allow).toBe(own.filter((one) => one !== 'HEAD').join(', '));
    }
  }
});

it('are not reached by a method in a header or a query', async () => {
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    'x-http-method': 'DELETE',
  };
  const reply = await fixture.browsers.traveller.get('/api/accounts/me?_method=DELETE', headers);
  expect([reply.statusCode, reply.json().data.email]).toEqual([200, fixture.own.email]);
});

it('accept bodies as JSON only, and forms only for the sign-in', async () => {
  const forms = ['/api/auth/', '/api/csp-reports'];
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/json+x',
    'application/jsonp',
    'image/svg+xml',
    '',
  ];
  for (const route of routes.filter(
    (one) =>
      isChanging(one) && !forms.some((form) => one.path.startsWith(form)) && !staffOf(one.path),
  )) {
    for (const type of types) {
      const reply = await send(
        'traveller',
        route,
        { 'content-type': type, 'idempotency-key': randomUUID() },
        '{"a":1}',
      );
      expect([nameOf(route), type, [400, 404, 415].includes(reply.statusCode)]).toEqual([
        nameOf(route),
        type,
        true,
      ]);
    }
  }
});

it('reveal nothing internal, for any request', async () => {
  for (const route of routes) {
    for (const payload of isChanging(route) ? ['{', '[]', 'null', '{"a":', '"'] : [undefined]) {
      const reply = await send(
        'anonymous',
        route,
        payload === undefined ? {} : { 'content-type': 'application/json' },
        payload,
      );
      // A page answers 503 while no build exists, as on a fresh clone.
      const isAnswered = reply.statusCode < 500 || reply.statusCode === 503;
      expect([nameOf(route), payload, isAnswered || reply.body]).toEqual([
        nameOf(route),
        payload,
        true,
      ]);
      if (route.path.startsWith('/api/') && route.path !== '/api/openapi.json')
        expect(INSIDE.exec(reply.body)?.[0]).toBeUndefined();
    }
  }
});
