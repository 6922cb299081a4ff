import type { FastifyInstance } from 'fastify';
import { createSandbox, type Sandbox } from '..';
import { aBooking, anyRate, book, list, listed } from '../testing/bookings';
import { NOW, signed, testApp } from '../testing/client';

let app: FastifyInstance;
let served: Sandbox[] = [];
beforeEach(async () => {
  app = await testApp();
});
afterEach(async () => {
  await Promise.all([app, ...served].map((one) => one.close()));
  served = [];
});
/** Starts the sandbox on a real socket, for faults of the connection. */
const serve = async (): Promise<Sandbox> => {
  const sandbox = await createSandbox({ now: () => NOW });
  served.push(sandbox);
  return sandbox;
};

describe('a holder’s surname stages the bad days', () => {
  it.each([
    ['SOLDOUT', 'Insufficient allotment'],
    ['priceup', 'Price has increased'],
    ['StopSales', 'Stop sales'],
  ])('%s', async (surname, message) => {
    const { rateKey } = await anyRate(app);
    const reply = await book(app, aBooking(rateKey, { holder: { name: 'Ana', surname } }));
    expect([reply.statusCode, reply.json()]).toMatchObject([500, { error: { message } }]);
    expect((await list(app)).json()).toMatchObject({ bookings: { bookings: [] } });
  });
  it('DUPLICATE books and says that it was already booked', async () => {
    const { rateKey } = await anyRate(app);
    expect(
      (
        await book(app, aBooking(rateKey, { holder: { name: 'Ana', surname: 'Duplicate' } }))
      ).json(),
    ).toMatchObject({ error: { message: 'Duplicated booking' } });
    expect((await list(app, { clientReference: 'tq7k2m9xpa' })).json()).toMatchObject({
      bookings: { bookings: [{ status: 'CONFIRMED' }] },
    });
  });
  it('TIMEOUT books and leaves the caller without an answer', async () => {
    const sandbox = await serve();
    const { rateKey } = await anyRate(app);
    const sent = fetch(`${sandbox.url}/hotel-api/1.0/bookings`, {
      method: 'POST',
      headers: { ...signed(), 'content-type': 'application/json' },
      body: JSON.stringify(aBooking(rateKey, { holder: { name: 'Ana', surname: 'Timeout' } })),
      signal: AbortSignal.timeout(200),
    });
    await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await list(sandbox.app)).json()).toMatchObject({
      bookings: { bookings: [{ clientReference: 'TQ7K2M9XPA' }] },
    });
  });
});

describe('staged faults of a booking', () => {
  it.each([
    ['error500', 0],
    ['error500After', 1],
  ])('%s leaves %i booking', async (mode, bookings) => {
    const { rateKey } = await anyRate(app);
    await app.inject({
      method: 'POST',
      url: '/control/faults',
      payload: { target: 'booking', mode, times: 1, reference: 'TQ7K2M9XPA' },
    });
    expect((await book(app, aBooking(rateKey, { clientReference: 'OTHER' }))).statusCode).toBe(200);
    expect((await book(app, aBooking(rateKey))).statusCode).toBe(500);
    expect(listed(await list(app, { clientReference: 'TQ7K2M9XPA' }))).toHaveLength(bookings);
  });
  it.each([
    ['reset', 0],
    ['resetAfter', 1],
    ['hang', 0],
    ['hangAfter', 1],
  ])('%s leaves %i booking and no answer', async (mode, bookings) => {
    const sandbox = await serve();
    const { rateKey } = await anyRate(app);
    await sandbox.app.inject({
      method: 'POST',
      url: '/control/faults',
      payload: { target: 'booking', mode, times: 1 },
    });
    const sent = fetch(`${sandbox.url}/hotel-api/1.0/bookings`, {
      method: 'POST',
      headers: { ...signed(), 'content-type': 'application/json' },
      body: JSON.stringify(aBooking(rateKey)),
      signal: AbortSignal.timeout(250),
    });
    await expect(sent).rejects.toThrow();
    expect(listed(await list(sandbox.app))).toHaveLength(bookings);
  });
});
