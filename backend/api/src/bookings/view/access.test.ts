import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBookingAccess } from './access';

const KEYS: [string, string] = ['current-key', 'previous-key'];
const ids = Array.from(
  { length: 12 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);
const [first = ''] = ids;
let now = new Date('2027-01-01T00:00:00Z');
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  await app.register(cookie);
  app.decorateRequest('brand');
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    Object.assign(request, {
      brand: { id: request.hostname },
      session: request.headers['x-user'] ? { user: { id: request.headers['x-user'] } } : null,
    });
  });
  const withKeys = (keys: [string, ...string[]]) => createBookingAccess(keys, () => now);
  app.post<{ Params: { id: string } }>('/grant/:id', async (request, reply) => {
    withKeys(request.headers['x-old'] ? [KEYS[1]] : KEYS).grant(request, reply, request.params.id);
    return 'ok';
  });
  app.get<{ Params: { id: string }; Querystring: { owner?: string } }>(
    '/see/:id',
    async (request) =>
      withKeys(KEYS).isAllowed(request, {
        id: request.params.id,
        brand: 'a.test',
        user_id: request.query.owner ?? null,
      }),
  );
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date('2027-01-01T00:00:00Z');
});

const grant = async (id: string, jar = '', headers: Record<string, string> = {}) =>
  String(
    (
      await app.inject({
        method: 'POST',
        url: `/grant/${id}`,
        headers: { host: 'a.test', cookie: jar, ...headers },
      })
    ).headers['set-cookie'] ?? '',
  );
const pairOf = (line: string) => line.split(';')[0] ?? '';
const sees = async (id: string, jar: string, headers: Record<string, string> = {}, query = '') =>
  (
    await app.inject({
      url: `/see/${id}${query}`,
      headers: { host: 'a.test', cookie: jar, ...headers },
    })
  ).json();

it('is a cookie that no script reads, bound to the host over https', async () => {
  expect(await grant(first, '', { 'x-forwarded-proto': 'https' })).toMatch(
    /^__Host-bookings=[\w-]+\.[\w-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await grant(first)).toMatch(/^bookings=.+; HttpOnly; SameSite=Lax$/);
});

it('shows a guest’s booking to the browser that made it, for a day, on its brand', async () => {
  const jar = pairOf(await grant(first));
  expect(await sees(first, jar)).toBe(true);
  expect(await sees(first, '')).toBe(false);
  expect(await sees(ids[1] ?? '', jar)).toBe(false);
  expect(await sees(first, jar, { host: 'b.test' })).toBe(false);
  now = new Date('2027-01-02T00:00:01Z');
  expect(await sees(first, jar)).toBe(false);
});

it("does not open a traveller's booking, which needs the traveller's session", async () => {
  const jar = pairOf(await grant(first));
  expect(await sees(first, jar, {}, '?owner=ana')).toBe(false);
  expect(await sees(first, jar, { 'x-user': 'luis' }, '?owner=ana')).toBe(false);
  expect(await sees(first, '', { 'x-user': 'ana' }, '?owner=ana')).toBe(true);
});

it('sets no cookie for a signed-in traveller', async () => {
  expect(await grant(first, '', { 'x-user': 'ana' })).toBe('');
});

it('contains the ten newest bookings', async () => {
  let jar = '';
  for (const id of ids) jar = pairOf(await grant(id, jar));
  expect(await Promise.all(ids.map((id) => sees(id, jar)))).toEqual([
    false,
    false,
    ...Array.from({ length: 10 }, () => true),
  ]);
});

it('is still valid after the keys were rotated once', async () => {
  const jar = pairOf(await grant(first, '', { 'x-old': '1' }));
  expect(await sees(first, jar)).toBe(true);
});
