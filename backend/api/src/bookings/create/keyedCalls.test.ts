import { randomUUID } from 'node:crypto';
import { AppError } from '../../lib/errors';
import { hashBody } from './keyedCalls';
import type { KeyedCall } from '../ports';
import { aCall, aQuote, toAnswer } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { Replica, TestCheckout } from '../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

let prepared = 0;
beforeEach(() => {
  prepared = 0;
});
const create = (call: KeyedCall, replica: Replica = test.first) =>
  replica.checkout.createBooking(call, async () => {
    prepared += 1;
    return { quote: aQuote(test.clock()), toAnswer };
  });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const countBookings = async () =>
  (await test.db.withBrand('tiquete', (tx) => tx.query('select id from bookings'))).length;

it('makes one booking of fifty calls at once on two replicas, and returns the same answer to all', async () => {
  const before = await countBookings();
  const call = aCall();
  const replicas = [test.start(), test.start()];
  const burst = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      create(call, replicas[index % 2]).catch((error: unknown) => error),
    ),
  );
  for (const one of burst)
    if (one instanceof Error) expect(one).toMatchObject({ code: 'IN_PROGRESS' });
  const again = await Promise.all(
    Array.from({ length: 50 }, (_, index) => create(call, replicas[index % 2])),
  );
  const answers = [...burst.filter((one) => !(one instanceof Error)), ...again];
  expect(answers.length).toBeGreaterThan(50);
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect([(await countBookings()) - before, prepared]).toEqual([1, 1]);
});

it.each<[string, Partial<KeyedCall>, string]>([
  ['the same body', {}, 'answered'],
  ['another body', { bodyHash: 'other' }, 'IDEMPOTENCY_KEY_REUSED'],
  ['another call', { route: 'payments' }, 'IDEMPOTENCY_KEY_REUSED'],
  ['another traveller', { userId: randomUUID() }, 'IDEMPOTENCY_KEY_REUSED'],
])('answers a repeated key with %s', async (_, over, outcome) => {
  const call = aCall();
  await create(call);
  expect(await codeOf(create({ ...call, ...over }))).toBe(outcome);
  expect(prepared).toBe(1);
});

it('has separate keys for each brand', async () => {
  const call = aCall();
  const [ours, theirs] = [await create(call), await create({ ...call, brandId: 'andes' })];
  expect(ours.bookingId).not.toBe(theirs.bookingId);
});

it.each([
  [undefined, 'IDEMPOTENCY_KEY_MISSING'],
  ['', 'IDEMPOTENCY_KEY_MISSING'],
  ['short', 'INVALID_FORMAT'],
  ['with spaces in it', 'INVALID_FORMAT'],
])('rejects the key %p', async (key, code) => {
  expect(await codeOf(create(aCall({ key })))).toBe(code);
  expect(prepared).toBe(0);
});

it('reports that a call is running, and frees its key when it fails', async () => {
  const call = aCall();
  const failing = test.first.checkout.createBooking(call, async () => {
    expect(await codeOf(create(call))).toBe('IN_PROGRESS');
    throw new AppError('SOLD_OUT');
  });
  expect(await codeOf(failing)).toBe('SOLD_OUT');
  expect(await codeOf(create(call))).toBe('answered');
});

it('lets a call be repeated when its process was killed, and ignores the rest of the first call', async () => {
  const call = aCall();
  const before = await countBookings();
  let goOn: () => void = () => undefined;
  const slow = test.first.checkout.createBooking(call, async () => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return { quote: aQuote(test.clock()), toAnswer };
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  test.advance(91_000);
  expect(await codeOf(create(call))).toBe('answered');
  goOn();
  expect(await codeOf(slow)).toBe('IN_PROGRESS');
  expect((await countBookings()) - before).toBe(1);
});

it('deletes a key after a day', async () => {
  const call = aCall();
  const { bookingId } = await create(call);
  test.advance(25 * 3_600_000);
  expect((await create(call)).bookingId).not.toBe(bookingId);
});

it('opens one payment of thirty calls at once', async () => {
  const { booking, pay } = await test.prebook();
  const sessions = () =>
    test.gateway.sessions.filter(({ request }) => request.reference.startsWith(booking.code));
  const key = randomUUID();
  await Promise.all(
    Array.from({ length: 15 }, () =>
      pay(test.first, key).catch((error: unknown) =>
        expect(error).toMatchObject({ code: 'IN_PROGRESS' }),
      ),
    ),
  );
  await Promise.all(
    Array.from({ length: 15 }, () =>
      pay().catch((error: unknown) => expect(error).toMatchObject({ code: 'IN_PROGRESS' })),
    ),
  );
  expect(sessions()).toHaveLength(1);
  expect((await pay()).reference).toBe(`${booking.code}-1`);
});

it('hashes a body regardless of the order of its fields', () => {
  expect(hashBody({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(
    hashBody({ b: { c: [1, 2] }, a: 1 }),
  );
  expect(hashBody({ a: [1, 2] })).not.toBe(hashBody({ a: [2, 1] }));
  expect(hashBody({ a: 1 })).not.toBe(hashBody({ a: '1' }));
});
