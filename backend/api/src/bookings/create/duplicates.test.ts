import { aCall, aPeople, aQuote, toAnswer } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';
import type { CreateOptions, Quote } from '../ports';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));
beforeEach(() => test.advance(11 * 60_000));

const book = (
  over: Partial<Quote> = {},
  acceptsDuplicate = false,
  options: CreateOptions = {},
  brandId = 'tiquete',
) =>
  test.first.checkout.createBooking(
    aCall({ brandId }),
    async () => ({ quote: aQuote(test.clock(), over), acceptsDuplicate, toAnswer }),
    options,
  );
const duplicate = (code: string | null) => ({
  code: 'DUPLICATE_BOOKING',
  status: 409,
  body: { meta: { code } },
});

it('requires a confirmation before the same people buy the same thing for the same days twice in ten minutes', async () => {
  const { answer } = await book();
  await expect(book()).rejects.toMatchObject(duplicate(null));
  // A caller with access to the first booking gets its code.
  await expect(book({}, false, { maySee: () => true })).rejects.toMatchObject(
    duplicate(answer.code),
  );
  const people = aPeople();
  const shouted = {
    ...people,
    passengers: people.passengers.map((one) => ({ ...one, name: ' ÁNA ', lastname: 'torres' })),
  };
  await expect(book({ people: shouted })).rejects.toMatchObject(duplicate(null));
});

it('makes both bookings when the traveller confirms it', async () => {
  const [first, second] = [await book(), await book({}, true)];
  expect(second.bookingId).not.toBe(first.bookingId);
});

it.each<[string, Partial<Quote>]>([
  ['other people', { people: aPeople({ document: '52999888' }) }],
  ['other days', { dateTo: '2027-03-13' }],
  ['another property', { title: 'Hotel Casa del Río' }],
])('requires no confirmation for %s', async (_, over) => {
  await book();
  await expect(book(over)).resolves.toBeDefined();
});

it('requires no confirmation after ten minutes, for another brand, or when the first booking failed', async () => {
  const { answer } = await book();
  await expect(book({}, false, {}, 'andes')).resolves.toBeDefined();
  await test.cancel(answer.id, 0);
  await book();
  test.advance(10 * 60_000 + 1000);
  await expect(book()).resolves.toBeDefined();
});

it('accepts one of many simultaneous requests from several tabs', async () => {
  let waiting = 0;
  let go: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (go = resolve));
  const tab = () =>
    test.first.checkout.createBooking(aCall(), async () => {
      // All requests are priced before the first booking is stored.
      if ((waiting += 1) === 12) go();
      await all;
      return { quote: aQuote(test.clock()), acceptsDuplicate: false, toAnswer };
    });
  const tabs = await Promise.all(
    Array.from({ length: 12 }, () =>
      tab().then(
        () => 'booked',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(tabs.sort()).toEqual([...Array.from({ length: 11 }, () => 'DUPLICATE_BOOKING'), 'booked']);
});

it('stores no name in clear text', async () => {
  await book();
  const [row] = await test.db.withBrand('tiquete', (tx) =>
    tx.query<{ intent: string }>('select intent from bookings order by created_at desc limit 1'),
  );
  expect(row?.intent).toMatch(/^[\w-]{43}$/);
});
