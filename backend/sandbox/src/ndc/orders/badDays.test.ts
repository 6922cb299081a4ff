import { isHoldable } from '../../testing/ndcClient';
import { HOUR, one, openNdcShop } from '../../testing/ndcShop';

describe('bad days', () => {
  it('sold out between offer and order', async () => {
    const { holdable, hold, offer } = await openNdcShop();
    const asked = await holdable();
    expect(await hold(asked, {}, 'Soldout')).toMatchObject({
      code: 422,
      errors: [{ type: 'airline_error', code: 'offer_no_longer_available' }],
    });
    expect((await offer(asked.id)).errors).toMatchObject([{ code: 'offer_no_longer_available' }]);
  });
  it('a price that rose: known after asking again', async () => {
    const { holdable, hold, offer, search } = await openNdcShop();
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
    const { search, hold, offer } = await openNdcShop({ isSteady });
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
    const { holdable, hold, pay, read, stage } = await openNdcShop();
    const { data } = await hold(await holdable());
    await stage({ target: 'ndcPay', mode: 'priceUp', times: 1, reference: data.id });
    expect((await pay(data)).errors).toMatchObject([{ code: 'price_changed' }]);
    const again = (await read(data.id)).data;
    expect(Number(again.total_amount)).toBeGreaterThan(Number(data.total_amount));
    expect((await pay(again)).code).toBe(201);
  });
  it('accepted first, made later', async () => {
    const { holdable, hold, list, clock } = await openNdcShop({ ndcTicketMs: 3000 });
    const asked = await holdable();
    expect(await hold(asked, {}, 'Accepted')).toMatchObject({
      code: 202,
      data: { offer_id: asked.id, metadata: { reference: 'TQ7K2M9XPA' } },
    });
    expect((await list(`?offer_id=${asked.id}`)).data).toEqual([]);
    clock.time += 3000;
    expect((await list(`?offer_id=${asked.id}`)).data).toHaveLength(1);
  });
  it('accepted first and never made', async () => {
    const { holdable, hold, list, clock } = await openNdcShop();
    const asked = await holdable();
    expect((await hold(asked, {}, 'Rejected')).code).toBe(202);
    clock.time += HOUR;
    expect((await list(`?offer_id=${asked.id}`)).data).toEqual([]);
  });
  it('no ticket ever, and a flight that moves', async () => {
    const { holdable, order, read, clock } = await openNdcShop();
    const [without, moved] = [
      (await order(await holdable(), {}, 'Noticket')).data,
      (await order(await holdable(), {}, 'Rescheduled')).data,
    ];
    clock.time += HOUR;
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
    const { holdable, hold, list, stage } = await openNdcShop();
    const asked = await holdable();
    await stage({ target: 'ndcOrder', mode: 'error500After', times: 1, reference: 'TQ7K2M9XPA' });
    expect((await hold(asked)).code).toBe(500);
    expect((await list(`?offer_id=${asked.id}`)).data).toHaveLength(1);
  });
});
