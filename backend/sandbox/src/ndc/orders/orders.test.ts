import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '../../testing/client';
import { aSlice, isHoldable, seatsOf } from '../../testing/ndcClient';
import { HOUR, one, openNdcShop } from '../../testing/ndcShop';

describe('an order', () => {
  it('is paid at once and ticketed a little later, one ticket each', async () => {
    const { holdable, order, read, clock } = await openNdcShop({ ndcTicketMs: 4000 });
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
    clock.time += 4000;
    const { documents } = (await read(data.id)).data;
    expect(documents.map(({ type }) => type)).toEqual(['electronic_ticket', 'electronic_ticket']);
    expect(new Set(documents.map(({ unique_identifier }) => unique_identifier)).size).toBe(2);
    expect(documents[0]?.unique_identifier).toMatch(/^\d{13}$/);
  });
  it('is held without money until it is paid', async () => {
    const { holdable, hold, pay, read, list } = await openNdcShop();
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
  it('expires unpaid at its deadline, and its seats are free again', async () => {
    const { holdable, hold, pay, read, clock, seatMaps, search } = await openNdcShop();
    const offer = await holdable({ slices: [aSlice()] });
    const seat = one(
      seatsOf(await seatMaps(offer)).flatMap(
        ({ available_services = [] }) => available_services,
      )[0],
    );
    const { data } = await hold(offer, { services: [{ id: seat.id, quantity: 1 }] });
    clock.time += 24 * HOUR;
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
    const { search, hold } = await openNdcShop();
    const offer = one((await search()).find((found) => !isHoldable(found)));
    expect(await hold(offer)).toMatchObject({
      code: 422,
      errors: [{ type: 'invalid_state_error', code: 'requires_instant_payment' }],
    });
  });
  it('carries seats and bags, and sells no seat twice', async () => {
    const { holdable, offer, order, seatMaps, search } = await openNdcShop();
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
    const { holdable, hold, list } = await openNdcShop();
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
    const before = await openNdcShop({ stateDir });
    const offer = await before.holdable();
    const seat = one(
      seatsOf(await before.seatMaps(offer)).find(
        ({ available_services = [] }) => available_services.length > 0,
      ),
    );
    const { data } = await before.hold(offer, {
      services: [{ id: seat.available_services?.[0]?.id, quantity: 1 }],
    });
    const after = await openNdcShop({ stateDir, now: () => new Date(NOW.getTime() + 1000) });
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
