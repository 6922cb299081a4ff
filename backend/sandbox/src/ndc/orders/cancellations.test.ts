import {
  aSlice,
  isHoldable,
  ndcHeaders,
  type NdcOffer,
  type NdcOrder,
} from '../../testing/ndcClient';
import { HOUR, one, openNdcShop } from '../../testing/ndcShop';

interface Quote {
  id: string;
  refund_amount: string;
  refund_to: string;
  expires_at: string;
  confirmed_at: string | null;
}
async function openShop() {
  const shop = await openNdcShop();
  const find = async (fits: (offer: NdcOffer) => boolean, change: object = {}) =>
    one((await shop.search(change)).find((offer) => isHoldable(offer) && fits(offer)));
  const quote = (order: Pick<NdcOrder, 'id'>) =>
    shop.call<Quote>('POST', '/air/order_cancellations', { order_id: order.id });
  const confirm = ({ id }: Pick<Quote, 'id'>) =>
    shop.call<Quote>('POST', `/air/order_cancellations/${id}/actions/confirm`);
  return { ...shop, find, quote, confirm };
}
const isRefundable = ({ conditions }: NdcOffer) => conditions.refund_before_departure.allowed;

it('tells first what comes back, then cancels once', async () => {
  const { find, order, quote, confirm, read } = await openShop();
  const { data } = await order(await find(() => true));
  const quoted = await quote(data);
  expect(quoted).toMatchObject({
    code: 201,
    data: { refund_amount: data.total_amount, refund_to: 'balance', confirmed_at: null },
  });
  expect((await read(data.id)).data.cancelled_at).toBeNull();
  const { data: confirmed } = await confirm(quoted.data);
  expect(confirmed.confirmed_at).toEqual(expect.any(String));
  expect((await read(data.id)).data).toMatchObject({
    cancelled_at: confirmed.confirmed_at,
    cancellation: { id: quoted.data.id, refund_amount: data.total_amount },
    available_actions: [],
  });
  expect((await confirm(quoted.data)).errors).toMatchObject([{ code: 'already_cancelled' }]);
  expect((await quote(data)).errors).toMatchObject([{ code: 'already_cancelled' }]);
});
it.each([
  ['keeps the penalty', true],
  ['keeps everything', false],
])('after the window to withdraw the fare %s', async (_, allowed) => {
  const { find, order, quote, clock } = await openShop();
  const offer = await find((found) => isRefundable(found) === allowed);
  const { data } = await order(offer);
  clock.time += 48 * HOUR;
  const penalty = Number(offer.conditions.refund_before_departure.penalty_amount);
  expect((await quote(data)).data.refund_amount).toBe(
    allowed ? Math.max(0, Number(data.total_amount) - penalty).toFixed(2) : '0.00',
  );
});
it('knows no window to withdraw close to departure', async () => {
  const { find, order } = await openShop();
  const soon = await find(() => true, { slices: [aSlice({ departure_date: '2026-11-27' })] });
  expect((await order(soon)).data.void_window_ends_at).toBeNull();
});
it('costs nothing while nothing was paid', async () => {
  const { find, hold, quote, confirm, pay } = await openShop();
  const { data } = await hold(await find(() => true));
  const quoted = (await quote(data)).data;
  expect(quoted).toMatchObject({ refund_amount: '0.00', refund_to: 'awaiting_payment' });
  await confirm(quoted);
  expect((await pay(data)).errors).toMatchObject([{ code: 'already_cancelled' }]);
});
it('confirms without a body, with any headers', async () => {
  const { app, find, hold, quote } = await openShop();
  const quoted = (await quote((await hold(await find(() => true))).data)).data;
  const reply = await app.inject({
    method: 'POST',
    url: `/ndc/air/order_cancellations/${quoted.id}/actions/confirm`,
    headers: { ...ndcHeaders, 'content-type': 'application/json' },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { data: { confirmed_at: expect.any(String) } },
  ]);
});
it('confirms the newest quote only, and not for ever', async () => {
  const { find, hold, quote, confirm, clock } = await openShop();
  const { data } = await hold(await find(() => true));
  const [older, newer] = [(await quote(data)).data, (await quote(data)).data];
  expect((await confirm(older)).errors).toMatchObject([{ code: 'order_cancellation_stale' }]);
  clock.time = Date.parse(newer.expires_at);
  expect((await confirm(newer)).errors).toMatchObject([{ code: 'order_cancellation_stale' }]);
});
it('gives seats back', async () => {
  const { find, hold, quote, confirm, search } = await openShop();
  const offer = await find(({ seats_left }) => seats_left < 9);
  const leftOf = async () =>
    (await search()).find(
      ({ slices, total_amount }) =>
        slices[0]?.comparison_key === offer.slices[0]?.comparison_key &&
        total_amount === offer.total_amount,
    )?.seats_left;
  const { data } = await hold(offer);
  expect(await leftOf()).not.toBe(offer.seats_left);
  await confirm((await quote(data)).data);
  expect(await leftOf()).toBe(offer.seats_left);
});
