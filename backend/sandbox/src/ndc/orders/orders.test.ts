import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '../../testing/client';
import { aSlice, isHoldable, allSeats } from '../../testing/ndcClient';
import { HOUR, one, openNdcClient } from '../../testing/openNdcClient';

describe('an order', () => {
  it('expires unpaid at its deadline, and its seats are free again', async () => {
    const { holdable, hold, pay, read, clock, seatMaps, search } = await openNdcClient();
    const offer = await holdable({ slices: [aSlice()] });
    const seat = one(
      allSeats(await seatMaps(offer)).flatMap(
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
      allSeats(maps)
        .filter(({ available_services = [] }) => available_services.length > 0)
        .map(({ designator }) => designator);
    expect(designators(await seatMaps(again))).toContain(
      data.slices[0]?.segments[0]?.passengers[0]?.seat?.designator,
    );
  });
  it('is found by its offer in pages, newest first', async () => {
    const { holdable, hold, list } = await openNdcClient();
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
  it('is cancelled only by its newest quote, which expires', async () => {
    const { holdable, hold, call, clock } = await openNdcClient();
    const { data } = await hold(await holdable());
    const quote = async () =>
      (
        await call<{ id: string; expires_at: string }>('POST', '/air/order_cancellations', {
          order_id: data.id,
        })
      ).data;
    const confirm = ({ id }: { id: string }) =>
      call('POST', `/air/order_cancellations/${id}/actions/confirm`);
    const [older, newer] = [await quote(), await quote()];
    expect((await confirm(older)).errors).toMatchObject([{ code: 'order_cancellation_stale' }]);
    clock.time = Date.parse(newer.expires_at);
    expect((await confirm(newer)).errors).toMatchObject([{ code: 'order_cancellation_stale' }]);
  });
  it.each([
    ['rises when the cheap seats are sold', false],
    ['stays the same in steady mode', true],
  ])('is rejected at a price that %s', async (_, isSteady) => {
    const { search, hold, offer } = await openNdcClient({ isSteady });
    const requestedPaths = one(
      (await search()).find((found) => isHoldable(found) && found.seats_left < 4),
    );
    const others = await search({
      passengers: Array(requestedPaths.seats_left).fill({ type: 'adult' }),
    });
    const group = one(
      others.find(
        ({ slices }) =>
          slices[0]?.comparison_key === requestedPaths.slices[0]?.comparison_key &&
          slices[0]?.fare_brand_name === requestedPaths.slices[0]?.fare_brand_name,
      ),
    );
    expect((await hold(group)).code).toBe(201);
    const now = (await offer(requestedPaths.id)).data;
    expect(Number(now.total_amount) > Number(requestedPaths.total_amount)).toBe(!isSteady);
    expect((await hold(requestedPaths)).code).toBe(201);
  });
  it('survives a restart', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'ndc-state-'));
    const before = await openNdcClient({ stateDir });
    const offer = await before.holdable();
    const seat = one(
      allSeats(await before.seatMaps(offer)).find(
        ({ available_services = [] }) => available_services.length > 0,
      ),
    );
    const { data } = await before.hold(offer, {
      services: [{ id: seat.available_services?.[0]?.id, quantity: 1 }],
    });
    const after = await openNdcClient({ stateDir, now: () => new Date(NOW.getTime() + 1000) });
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
      allSeats(await after.seatMaps(again)).find(({ designator }) => designator === seat.designator)
        ?.available_services,
    ).toEqual([]);
    expect(await after.pay(data)).toMatchObject({ code: 201 });
    expect((await after.offer(offer.id)).code).toBe(404);
  });
});
