import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxOptions } from '../../options';
import { NOW, testApp } from '../../testing/client';
import {
  askNdc,
  aSlice,
  isHoldable,
  passportsFor,
  seatsOf,
  travellersOf,
  type NdcOffer,
} from '../../testing/ndcClient';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const one = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('none');
  return found;
};
/** A sandbox whose clock the test moves. */
async function aShop(options: SandboxOptions = {}) {
  const clock = { at: NOW.getTime() };
  const app = await testApp({ now: () => new Date(clock.at), ...options });
  closing.push(() => app.close());
  const ask = askNdc(app);
  const holdable = async (change: object = {}) => one((await ask.search(change)).find(isHoldable));
  return { app, clock, ...ask, holdable };
}
const HOUR = 3_600_000;

describe('an order', () => {
  it('is paid at once and ticketed a little later, one ticket each', async () => {
    const { holdable, order, read, clock } = await aShop({ ndcTicketMs: 4000 });
    const { code, data } = await order(
      await holdable({ passengers: [{ type: 'adult' }, { age: 1 }] }),
    );
    expect([code, data]).toMatchObject([
      201,
      {
        booking_reference: expect.stringMatching(/^[A-Z2-9]{6}$/),
        metadata: { reference: 'TQ7K2M9XPA' },
        payment_status: { awaiting_payment: false, paid_at: expect.any(String) },
        documents: [],
      },
    ]);
    clock.at += 4000;
    const { documents } = (await read(data.id)).data;
    expect(documents.map(({ type }) => type)).toEqual(['electronic_ticket', 'electronic_ticket']);
    expect(new Set(documents.map(({ unique_identifier }) => unique_identifier)).size).toBe(2);
    expect(documents[0]?.unique_identifier).toMatch(/^\d{13}$/);
  });
  it('is held without money until it is paid', async () => {
    const { holdable, hold, pay, read, list } = await aShop();
    const { code, data } = await hold(await holdable());
    expect([code, data.payment_status]).toMatchObject([
      201,
      {
        awaiting_payment: true,
        paid_at: null,
        payment_required_by: new Date(NOW.getTime() + 24 * HOUR).toISOString(),
      },
    ]);
    expect(data.documents).toEqual([]);
    expect((await list('?awaiting_payment=true')).data).toHaveLength(1);
    expect(await pay(data)).toMatchObject({
      code: 201,
      data: { status: 'succeeded', order_id: data.id },
    });
    expect((await read(data.id)).data).toMatchObject({
      payment_status: { awaiting_payment: false },
      documents: [{ type: 'electronic_ticket' }],
    });
    expect((await pay(data)).errors).toMatchObject([{ code: 'already_paid' }]);
    expect((await list('?awaiting_payment=true')).data).toEqual([]);
  });
  it('goes when nobody pays in time, and its seats come back', async () => {
    const { holdable, hold, pay, read, clock, seatMaps, search } = await aShop();
    const offer = await holdable({ slices: [aSlice()] });
    const seat = one(
      seatsOf(await seatMaps(offer)).flatMap(
        ({ available_services = [] }) => available_services,
      )[0],
    );
    const { data } = await hold(offer, { services: [{ id: seat.id, quantity: 1 }] });
    clock.at += 24 * HOUR;
    expect((await pay(data)).errors).toMatchObject([{ code: 'past_payment_required_by_date' }]);
    expect((await read(data.id)).data).toMatchObject({
      cancelled_at: data.payment_status.payment_required_by,
      available_actions: [],
      payment_status: { awaiting_payment: false, paid_at: null },
    });
    const again = one(
      (await search()).find(
        ({ slices }) => slices[0]?.comparison_key === offer.slices[0]?.comparison_key,
      ),
    );
    const designators = (maps: Awaited<ReturnType<typeof seatMaps>>) =>
      seatsOf(maps)
        .filter(({ available_services = [] }) => available_services.length > 0)
        .map(({ designator }) => designator);
    expect(designators(await seatMaps(again))).toContain(
      data.slices[0]?.segments[0]?.passengers[0]?.seat?.designator,
    );
  });
  it('of a low-cost airline is not held', async () => {
    const { search, hold } = await aShop();
    const offer = one((await search()).find((found) => !isHoldable(found)));
    expect(await hold(offer)).toMatchObject({
      code: 422,
      errors: [{ type: 'invalid_state_error', code: 'requires_instant_payment' }],
    });
  });
  it('carries seats and bags, and sells no seat twice', async () => {
    const { holdable, offer, order, seatMaps, search } = await aShop();
    const asked = (await offer((await holdable()).id)).data;
    const [bag, seat] = [
      one(asked.available_services?.[0]),
      one(
        seatsOf(await seatMaps(asked)).flatMap(
          ({ available_services = [] }) => available_services,
        )[0],
      ),
    ];
    const extras = {
      services: [
        { id: bag.id, quantity: 1 },
        { id: seat.id, quantity: 1 },
      ],
    };
    expect((await order(asked, extras)).errors).toMatchObject([
      {
        code: 'payment_amount_does_not_match_order_amount',
        source: { pointer: '/payments/0/amount' },
      },
    ]);
    const amount = (
      Number(asked.total_amount) +
      Number(bag.total_amount) +
      Number(seat.total_amount)
    ).toFixed(2);
    const { data } = await order(asked, {
      ...extras,
      payments: [{ type: 'balance', amount, currency: 'COP' }],
    });
    expect(data).toMatchObject({
      total_amount: amount,
      services: [{ type: 'baggage' }, { type: 'seat' }],
    });
    expect(data.slices.flatMap(({ segments }) => segments.map(({ id }) => id))).toEqual(
      expect.arrayContaining(data.services.flatMap(({ segment_ids }) => segment_ids)),
    );
    const next = one(
      (await search()).find(
        ({ slices, total_amount }) =>
          slices[0]?.comparison_key === asked.slices[0]?.comparison_key &&
          total_amount === asked.total_amount,
      ),
    );
    const same = seat.id.replace(asked.id.slice('off_'.length), next.id.slice('off_'.length));
    expect((await order(next, { services: [{ id: same, quantity: 1 }] })).errors).toMatchObject([
      { code: 'service_no_longer_available' },
    ]);
    expect(
      (await order(next, { services: [{ id: 'ase_0000other', quantity: 1 }] })).errors,
    ).toMatchObject([{ code: 'not_found', source: { pointer: '/services/0/id' } }]);
  });
  it('is found by its offer, page by page, newest first', async () => {
    const { holdable, hold, list } = await aShop();
    const made = [];
    for (let index = 0; index < 3; index += 1) made.unshift((await hold(await holdable())).data);
    expect((await list(`?offer_id=${made[1]?.offer_id}`)).data.map(({ id }) => id)).toEqual([
      made[1]?.id,
    ]);
    expect(
      (await list(`?booking_reference=${made[2]?.booking_reference}`)).data.map(({ id }) => id),
    ).toEqual([made[2]?.id]);
    const first = await list('?limit=2');
    expect([first.data.map(({ id }) => id), first.meta]).toMatchObject([
      [made[0]?.id, made[1]?.id],
      { limit: 2, before: null },
    ]);
    const second = await list(`?limit=2&after=${first.meta.after}`);
    expect([second.data.map(({ id }) => id), second.meta.after]).toEqual([[made[2]?.id], null]);
    expect((await list(`?limit=2&before=${second.meta.before}`)).data).toHaveLength(2);
    expect((await list('?created_at[after]=2026-11-21T16:00:00Z')).data).toHaveLength(3);
    expect((await list('?created_at[before]=2026-11-21T16:00:00Z')).data).toEqual([]);
    expect((await list('?colour=red')).errors).toMatchObject([
      { code: 'validation_unknown', source: { pointer: '/colour' } },
    ]);
  });
  it('outlives the process', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'ndc-state-'));
    const before = await aShop({ stateDir });
    const offer = await before.holdable();
    const seat = one(
      seatsOf(await before.seatMaps(offer)).find(
        ({ available_services = [] }) => available_services.length > 0,
      ),
    );
    const { data } = await before.hold(offer, {
      services: [{ id: seat.available_services?.[0]?.id, quantity: 1 }],
    });
    const after = await aShop({ stateDir, now: () => new Date(NOW.getTime() + 1000) });
    expect((await after.read(data.id)).data).toMatchObject({
      id: data.id,
      slices: data.slices,
      total_amount: data.total_amount,
    });
    const again = one(
      (await after.search()).find(
        ({ slices }) => slices[0]?.comparison_key === offer.slices[0]?.comparison_key,
      ),
    );
    expect(
      seatsOf(await after.seatMaps(again)).find(({ designator }) => designator === seat.designator)
        ?.available_services,
    ).toEqual([]);
    expect(await after.pay(data)).toMatchObject({ code: 201 });
    expect((await after.offer(offer.id)).code).toBe(404);
  });
});

describe('travellers', () => {
  const people = (offer: NdcOffer) => travellersOf(offer);
  it.each([
    [
      'a birthday of another type',
      (offer: NdcOffer) =>
        people(offer).map((person, index) =>
          index === 1 ? { ...person, born_on: '1990-01-01' } : person,
        ),
      '/passengers/1/born_on',
    ],
    [
      'nobody to hold the baby',
      (offer: NdcOffer) => people(offer).map(({ infant_passenger_id: _, ...person }) => person),
      '/passengers/2/infant_passenger_id',
    ],
    [
      'a name that no airline prints',
      (offer: NdcOffer) => people(offer).map((person) => ({ ...person, given_name: 'Ana 2' })),
      '/passengers/0/given_name',
    ],
    [
      'a phone without country',
      (offer: NdcOffer) =>
        people(offer).map((person) => ({ ...person, phone_number: '3005550000' })),
      '/passengers/0/phone_number',
    ],
    ['somebody missing', (offer: NdcOffer) => people(offer).slice(0, 2), '/passengers'],
  ])('are refused for %s', async (_, passengers, pointer) => {
    const { holdable, hold } = await aShop();
    const offer = await holdable({ passengers: [{ type: 'adult' }, { age: 8 }, { age: 1 }] });
    const { code, errors } = await hold(offer, { passengers: passengers(offer) });
    expect([code, errors[0]]).toMatchObject([
      422,
      { type: 'validation_error', source: { pointer } },
    ]);
  });
  it('show a passport abroad, and one that lasts', async () => {
    const { holdable, hold } = await aShop();
    const offer = await holdable({ slices: [aSlice({ destination: 'MIA' })] });
    expect(offer.passenger_identity_documents_required).toBe(true);
    expect((await hold(offer)).errors).toMatchObject([
      { code: 'validation_required', source: { pointer: '/passengers/0/identity_documents' } },
    ]);
    const passengers = passportsFor(travellersOf(offer));
    const old = passengers.map((person) => ({
      ...person,
      identity_documents: person.identity_documents.map((document) => ({
        ...document,
        expires_on: '2027-01-01',
      })),
    }));
    expect((await hold(offer, { passengers: old })).errors).toMatchObject([
      { source: { pointer: '/passengers/0/identity_documents/0/expires_on' } },
    ]);
    const { code, data } = await hold(offer, { passengers });
    expect(code).toBe(201);
    expect(JSON.stringify(data)).not.toContain('AX000000');
  });
});

describe('bad days', () => {
  it('sold out between offer and order', async () => {
    const { holdable, hold, offer } = await aShop();
    const asked = await holdable();
    expect(await hold(asked, {}, 'Soldout')).toMatchObject({
      code: 422,
      errors: [{ type: 'airline_error', code: 'offer_no_longer_available' }],
    });
    expect((await offer(asked.id)).errors).toMatchObject([{ code: 'offer_no_longer_available' }]);
  });
  it('a price that rose: known after asking again', async () => {
    const { holdable, hold, offer, search } = await aShop();
    const asked = await holdable();
    expect((await hold(asked, {}, 'PriceUp')).errors).toMatchObject([{ code: 'price_changed' }]);
    const again = (await offer(asked.id)).data;
    expect(Number(again.total_amount)).toBeGreaterThan(Number(asked.total_amount));
    expect(
      (await search()).find(
        ({ slices }) =>
          slices[0]?.comparison_key === asked.slices[0]?.comparison_key &&
          slices[0]?.fare_brand_name === asked.slices[0]?.fare_brand_name,
      )?.total_amount,
    ).toBe(again.total_amount);
    expect(await hold(again, {}, 'PriceUp')).toMatchObject({
      code: 201,
      data: { total_amount: again.total_amount },
    });
  });
  it.each([
    ['rises when the cheap seats go', false],
    ['stays, where no price moves of itself', true],
  ])('a price that %s', async (_, isSteady) => {
    const { search, hold, offer } = await aShop({ isSteady });
    const asked = one((await search()).find((found) => isHoldable(found) && found.seats_left < 4));
    const others = await search({ passengers: Array(asked.seats_left).fill({ type: 'adult' }) });
    const group = one(
      others.find(
        ({ slices }) =>
          slices[0]?.comparison_key === asked.slices[0]?.comparison_key &&
          slices[0]?.fare_brand_name === asked.slices[0]?.fare_brand_name,
      ),
    );
    expect((await hold(group)).code).toBe(201);
    const now = (await offer(asked.id)).data;
    expect(Number(now.total_amount) > Number(asked.total_amount)).toBe(!isSteady);
    expect((await hold(asked)).code).toBe(201);
  });
  it('a price that rose on a held order', async () => {
    const { holdable, hold, pay, read, stage } = await aShop();
    const { data } = await hold(await holdable());
    await stage({ target: 'ndcPay', mode: 'priceUp', times: 1, reference: data.id });
    expect((await pay(data)).errors).toMatchObject([{ code: 'price_changed' }]);
    const again = (await read(data.id)).data;
    expect(Number(again.total_amount)).toBeGreaterThan(Number(data.total_amount));
    expect((await pay(again)).code).toBe(201);
  });
  it('accepted first, made later', async () => {
    const { holdable, hold, list, clock } = await aShop({ ndcTicketMs: 3000 });
    const asked = await holdable();
    expect(await hold(asked, {}, 'Accepted')).toMatchObject({
      code: 202,
      data: { offer_id: asked.id, metadata: { reference: 'TQ7K2M9XPA' } },
    });
    expect((await list(`?offer_id=${asked.id}`)).data).toEqual([]);
    clock.at += 3000;
    expect((await list(`?offer_id=${asked.id}`)).data).toHaveLength(1);
  });
  it('accepted first and never made', async () => {
    const { holdable, hold, list, clock } = await aShop();
    const asked = await holdable();
    expect((await hold(asked, {}, 'Rejected')).code).toBe(202);
    clock.at += HOUR;
    expect((await list(`?offer_id=${asked.id}`)).data).toEqual([]);
  });
  it('no ticket ever, and a flight that moves', async () => {
    const { holdable, order, read, clock } = await aShop();
    const [without, moved] = [
      (await order(await holdable(), {}, 'Noticket')).data,
      (await order(await holdable(), {}, 'Rescheduled')).data,
    ];
    clock.at += HOUR;
    expect((await read(without.id)).data).toMatchObject({
      documents: [],
      payment_status: { paid_at: expect.any(String) },
    });
    const [change] = (await read(moved.id)).data.airline_initiated_changes;
    expect(change?.added[0]?.segments[0]?.departing_at).not.toBe(
      moved.slices[0]?.segments[0]?.departing_at,
    );
  });
  it('an answer lost after the order was made', async () => {
    const { holdable, hold, list, stage } = await aShop();
    const asked = await holdable();
    await stage({ target: 'ndcOrder', mode: 'error500After', times: 1, reference: 'TQ7K2M9XPA' });
    expect((await hold(asked)).code).toBe(500);
    expect((await list(`?offer_id=${asked.id}`)).data).toHaveLength(1);
  });
});
