import { aPeople } from '../testing/builders';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

const ANA = 'ana@viajes.test';
let test: BookedApp;
let ana: Browser;
let codes: Record<string, string>;
beforeAll(async () => {
  test = await startBookedApp();
  ana = await test.browserOf(ANA);
  codes = {};
  const book = async (title: string, over: Parameters<BookedApp['book']>[1] = {}) => {
    const { id, code } = await test.book(ANA, { title, ...over });
    codes[title] = code;
    return id;
  };
  await test.pay(ana, await book('pasada', { dateFrom: test.day(-9), dateTo: test.day(-7) }));
  await test.pay(ana, await book('más pasada', { dateFrom: test.day(-30), dateTo: test.day(-27) }));
  await test.pay(ana, await book('en curso', { dateFrom: test.day(-1), dateTo: test.day(1) }));
  await test.pay(
    ana,
    await book('en mayo', { dateFrom: test.day(170), dateTo: test.day(173), product: 'FLIGHT' }),
  );
  await test.cancel(ana, await book('cancelada'), 0);
  await test.book(null, {
    title: 'de un huésped',
    people: aPeople({ email: 'huesped@viajes.test' }),
  });
  await test.browserOf('luis@viajes.test');
  await test.book('luis@viajes.test', { title: 'de Luis' });
  const expired = await book('vencida', { dateFrom: test.day(-4), dateTo: test.day(-2) });
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("update bookings set state = 'EXPIRED', next_at = null where id = $1", [expired]),
  );
  await book('por pagar', { dateFrom: test.day(12), dateTo: test.day(15) });
  await book('por pagar, de ayer', { dateFrom: test.day(-3), dateTo: test.day(-2) });
});
afterAll(() => test.close());

const list = async (query: string) => (await ana.get(`/api/bookings${query}`)).json();
const titles = async (query: string) =>
  (await list(query)).data.map(({ title }: { title: string }) => title);

it('sorts upcoming trips by date, past ones by their end, cancelled ones by the last change', async () => {
  expect(await titles('?when=upcoming')).toEqual([
    'por pagar, de ayer',
    'en curso',
    'por pagar',
    'en mayo',
  ]);
  expect(await titles('?when=past')).toEqual(['pasada', 'más pasada']);
  expect(await titles('?when=cancelled')).toEqual(expect.arrayContaining(['cancelada', 'vencida']));
  expect((await list('?when=past')).meta).toEqual({
    total: 2,
    page: 1,
    page_size: 20,
    counts: { upcoming: 4, past: 2, cancelled: 2 },
    joinable: 0,
    products: ['FLIGHT', 'HOTEL'],
  });
});

it('counts the bookings under the other filters', async () => {
  expect((await list('?when=upcoming&product=FLIGHT')).meta).toMatchObject({
    total: 1,
    counts: { upcoming: 1, past: 0, cancelled: 0 },
    products: ['FLIGHT', 'HOTEL'],
  });
  expect((await list('?product=HOTEL')).meta).toMatchObject({
    total: 7,
    counts: { upcoming: 3, past: 2, cancelled: 2 },
  });
});

it('finds bookings by the beginning of a code, in any spelling', async () => {
  const code = codes['en mayo'] ?? '';
  for (const typed of [
    code,
    code.toLowerCase(),
    `${code.slice(0, 6)} ${code.slice(6)}`,
    code.slice(2),
    code.replace('TQ', 'T0'),
    code.slice(0, 8),
  ]) {
    expect(await titles(`?code=${encodeURIComponent(typed)}`)).toContain('en mayo');
  }
  expect(await titles(`?code=${code}`)).toEqual(['en mayo']);
  expect(await titles(`?when=past&code=${code}`)).toEqual([]);
  expect((await list(`?when=past&code=${code}`)).meta.counts).toEqual({
    upcoming: 1,
    past: 0,
    cancelled: 0,
  });
  expect(await titles('?code=%20')).toHaveLength(8);
});

it.each([
  '?code=%25',
  "?code='",
  '?code=%5B',
  `?code=${'A'.repeat(25)}`,
  '?when=tomorrow',
  '?product=TRAIN',
])('rejects %s', async (query) => {
  expect((await ana.get(`/api/bookings${query}`)).statusCode).toBe(400);
});

it('lists an unpaid booking as past once its deadline is over', async () => {
  test.advance(2 * 3_600_000);
  expect(await titles('?when=upcoming')).not.toContain('por pagar, de ayer');
});
