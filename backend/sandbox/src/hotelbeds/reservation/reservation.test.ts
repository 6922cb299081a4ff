import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  aBooking,
  anyRate,
  book,
  cancel,
  expectValid,
  guests,
  requestBookings,
  listed,
  readBooking,
  referenceOf,
} from '../../testing/bookings';
import { searchHotels, signed, testApp } from '../../testing/client';
import { vendorExamples } from '../../testing/vendorSchema';
import { bookingRequestSchema } from './bookingSchema';

let app: FastifyInstance;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

describe('confirming', () => {
  it('returns an answer as the vendor describes it, at the price of the key', async () => {
    const rate = await anyRate(app);
    const reply = await book(app, aBooking(rate.rateKey, { remark: 'Cuna, por favor' }));
    expect(reply.statusCode).toBe(200);
    expectValid('bookingRS', reply.json());
    expect(reply.json()).toMatchObject({
      booking: {
        status: 'CONFIRMED',
        clientReference: 'TQ7K2M9XPA',
        totalNet: Number(rate.net),
        creationDate: '2026-11-21',
        remark: 'Cuna, por favor',
        hotel: {
          code: rate.hotel.code,
          supplier: { vatNumber: expect.any(String) },
          rooms: [
            { rates: [{ net: rate.net, rateComments: expect.stringContaining('Entrada desde') }] },
          ],
        },
      },
    });
  });
  it('accepts every published request, and ours has the same fields', () => {
    for (const example of vendorExamples('/bookings')) {
      const { paymentData, ...rest } = example as { paymentData?: unknown };
      expect(bookingRequestSchema.safeParse(rest).error?.issues ?? []).toEqual([]);
    }
    expectValid('bookingRQ', aBooking('a|key'));
  });
  it('books two rooms with children, each child in its own room', async () => {
    const occupancies = [{ rooms: 2, adults: 1, children: 1, paxes: [{ type: 'CH', age: 7 }] }];
    const { rateKey } = await anyRate(app, 'NOR', { occupancies });
    const paxes = [1, 2].flatMap((roomId) => [
      { roomId, type: 'AD', name: 'Ana', surname: 'Ríos' },
      { roomId, type: 'CH', name: 'Eva', surname: 'Ríos' },
    ]);
    const reply = await book(app, aBooking(rateKey, { rooms: [{ rateKey, paxes }] }));
    expectValid('bookingRS', reply.json());
    expect(reply.json()).toMatchObject({
      booking: {
        hotel: {
          rooms: [
            {
              paxes: expect.arrayContaining([
                expect.objectContaining({ roomId: 2, type: 'CH', age: 7 }),
              ]),
            },
          ],
        },
      },
    });
  });
  it.each([
    ['one adult too few', [guests[0]]],
    ['a child without a price', [...guests, { roomId: 1, type: 'CH', age: 4 }]],
    ['a room that was not requested', [guests[0], { ...guests[1], roomId: 2 }]],
    ['no names', guests.map(({ roomId, type }) => ({ roomId, type }))],
  ])('rejects %s', async (_, paxes) => {
    const { rateKey } = await anyRate(app);
    const reply = await book(app, aBooking(rateKey, { rooms: [{ rateKey, paxes }] }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: { code: expect.stringMatching(/^INVALID_DATA/) } });
  });
  it.each([
    ['a reference of 21 letters', { clientReference: 'A'.repeat(21) }, 'clientReference'],
    ['a holder without surname', { holder: { name: 'Ana', surname: '' } }, 'holder->surname'],
    ['a card', { paymentData: {} }, 'paymentData'],
  ])('rejects %s', async (_, change, property) => {
    const { rateKey } = await anyRate(app);
    const reply = await book(app, aBooking(rateKey, change));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: { message: expect.stringContaining(`property ${property}:`) },
    });
  });
  it('sells no more rooms than are left, and availability shows that', async () => {
    const { hotel, roomCode, rateKey, allotment } = await anyRate(app);
    for (let index = 0; index < allotment; index += 1)
      expect(
        (await book(app, aBooking(rateKey, { clientReference: `R${index}` }))).statusCode,
      ).toBe(200);
    const refused = await book(app, aBooking(rateKey));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      500,
      {
        error: {
          code: expect.stringMatching(/^PRODUCT_ERROR-/),
          message: 'Insufficient allotment',
        },
      },
    ]);
    expectValid('bookingRS', refused.json());
    const [left] = await searchHotels(app, {
      destination: undefined,
      hotels: { hotel: [hotel.code] },
    });
    expect(left?.rooms.map(({ code }) => code) ?? []).not.toContain(roomCode);
    const checked = await app.inject({
      method: 'POST',
      url: '/hotel-api/1.0/checkrates',
      headers: signed(),
      payload: { rooms: [{ rateKey }] },
    });
    expect(checked.json()).toMatchObject({ error: { message: 'Insufficient allotment' } });
    await cancel(
      app,
      listed(await requestBookings(app, { clientReference: 'R0' }))[0]?.reference ?? '',
      'CANCELLATION',
    );
    expect((await book(app, aBooking(rateKey))).statusCode).toBe(200);
  });
});

describe('prices that changed since the search', () => {
  it('are rejected above the tolerance and accepted within it', async () => {
    const { rateKey, net } = await anyRate(app);
    // Two days before arrival, the same room costs about ten percent more.
    const later = await testApp({ now: () => new Date('2027-03-09T17:00:00Z') });
    const headers = { ...signed(new Date('2027-03-09T17:00:00Z')) };
    const send = (tolerance: number) =>
      later.inject({
        method: 'POST',
        url: '/hotel-api/1.0/bookings',
        headers,
        payload: aBooking(rateKey, { tolerance }),
      });
    expect((await send(0)).json()).toMatchObject({ error: { message: 'Price has increased' } });
    const taken = await send(90);
    expect(taken.json<{ booking: { totalNet: number } }>().booking.totalNet).toBeGreaterThan(
      Number(net),
    );
    await later.close();
  });
});

describe('the list and a booking', () => {
  it('finds bookings by our reference, by creation and by arrival', async () => {
    const { rateKey } = await anyRate(app);
    const reference = referenceOf(await book(app, aBooking(rateKey)));
    await book(app, aBooking(rateKey, { clientReference: 'OTHER' }));
    const found = await requestBookings(app, {
      clientReference: 'TQ7K2M9XPA',
      filterType: 'CREATION',
    });
    expectValid('bookingListRS', found.json());
    expect(found.json()).toMatchObject({
      bookings: { bookings: [{ reference, totalNet: expect.any(Number) }] },
    });
    const count = async (query: Record<string, string>) =>
      listed(await requestBookings(app, query)).length;
    expect(await count({})).toBe(2);
    expect(await count({ start: '2026-11-22', end: '2026-11-23' })).toBe(0);
    expect(await count({ filterType: 'CHECKIN', start: '2027-03-10', end: '2027-03-10' })).toBe(2);
    expect(await count({ from: '2', to: '2' })).toBe(1);
    expect(await count({ status: 'CANCELLED' })).toBe(0);
    const detail = await readBooking(app, reference);
    expectValid('bookingDetailRS', detail.json());
    expect(detail.json()).toMatchObject({
      booking: {
        reference,
        hotel: {
          rooms: [
            {
              rates: [
                {
                  cancellationPolicies: expect.arrayContaining([
                    { amount: expect.any(String), from: expect.stringMatching(/T.*-05:00$/) },
                  ]),
                },
              ],
            },
          ],
        },
      },
    });
  });
  it('survive a restart when the sandbox has a folder', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-state-'));
    const { rateKey, allotment } = await anyRate(app);
    const first = await testApp({ stateDir });
    const reference = referenceOf(await book(first, aBooking(rateKey)));
    await first.close();
    const second = await testApp({ stateDir });
    expect((await readBooking(second, reference)).json()).toMatchObject({
      booking: { reference, clientReference: 'TQ7K2M9XPA' },
    });
    for (let index = 1; index < allotment; index += 1) await book(second, aBooking(rateKey));
    expect((await book(second, aBooking(rateKey))).statusCode).toBe(500);
    await second.close();
  });
});

describe('cancelling', () => {
  it('is free before the policy begins, can be simulated, and is done once', async () => {
    const { rateKey } = await anyRate(app);
    const reference = referenceOf(await book(app, aBooking(rateKey)));
    const simulated = await cancel(app, reference, 'SIMULATION');
    expectValid('bookingCancellationRS', simulated.json());
    expect(simulated.json()).toMatchObject({
      booking: { status: 'CONFIRMED', hotel: { cancellationAmount: 0 } },
    });
    expect((await readBooking(app, reference)).json()).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
    const done = await cancel(app, reference, 'CANCELLATION');
    expectValid('bookingCancellationRS', done.json());
    expect(done.json()).toMatchObject({
      booking: {
        status: 'CANCELLED',
        cancellationReference: expect.any(String),
        totalNet: 0,
        hotel: { rooms: [{ status: 'CANCELLED', rates: [{ net: '0.00' }] }] },
      },
    });
    expect((await cancel(app, reference, 'CANCELLATION')).json()).toMatchObject({
      error: { message: 'Booking is already cancelled' },
    });
    expect((await requestBookings(app, { status: 'CANCELLED' })).json()).toMatchObject({
      bookings: { bookings: [{ reference, status: 'CANCELLED' }] },
    });
  });
});
