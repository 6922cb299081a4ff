import { startTestApp, type TestApp } from '../testing/testApp';
import { record } from '../bookings/repository';
import { aCall, aQuote, toAnswer } from '../bookings/testing/builders';

const MINUTE_MS = 60_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.deps.db.query('truncate bookings, mails, outbox, rate_counters cascade'));

async function aBooking(): Promise<string> {
  const quote = aQuote(test.deps.clock(), {
    payBy: new Date(test.deps.clock().getTime() + 60 * MINUTE_MS),
  });
  const { checkout } = test.deps.sales;
  return (await checkout.createBooking(aCall(), async () => ({ quote, toAnswer }))).bookingId;
}
const addEvent = (bookingId: string, code: string) =>
  test.deps.db.withBrand('tiquete', (tx) =>
    record(tx, { brand: 'tiquete', bookingId, at: test.deps.clock(), code, data: {} }),
  );
const confirm = (bookingId: string) =>
  test.deps.db.withBrand('tiquete', async (tx) => {
    await tx.query(
      "insert into payments (id, brand, booking_id, reference, state, amount, request_id, expires_at, created_at, updated_at) values ($1, 'tiquete', $1, 'X-1', 'APPROVED', 1440000, 'X-1', now(), now(), now())",
      [bookingId],
    );
    await tx.query(
      "update bookings set state = 'CONFIRMED', paid_with = $1, supplier_locator = 'L-1' where id = $1",
      [bookingId],
    );
  });
/** Mails sent once none is due. */
async function sent(): Promise<string[]> {
  const worker = test.deps.mailing.createWorker();
  while ((await worker.runDue()) > 0);
  const rows = await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query<{ template: string }>("select template from mails where state = 'SENT' order by seq"),
  );
  return rows.map(({ template }) => template);
}

it('sends one mail for a purchase that is paid and confirmed at once', async () => {
  const bookingId = await aBooking();
  expect(await sent()).toEqual([]);
  await addEvent(bookingId, 'PAYMENT_APPROVED');
  await confirm(bookingId);
  await addEvent(bookingId, 'CONFIRMED');
  expect(await sent()).toEqual(['booking.issued']);
  test.advance(10 * MINUTE_MS);
  expect(await sent()).toEqual(['booking.issued']);
});

it('reports an unpaid booking, and a payment whose confirmation takes long', async () => {
  const bookingId = await aBooking();
  test.advance(3 * MINUTE_MS);
  expect(await sent()).toEqual(['booking.reserved']);
  await addEvent(bookingId, 'PAYMENT_APPROVED');
  expect(await sent()).toEqual(['booking.reserved']);
  test.advance(3 * MINUTE_MS);
  expect(await sent()).toEqual(['booking.reserved', 'payment.approved']);
});
