import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, DO_CREDENTIALS } from '../..';
import type { SandboxOptions } from '../../options';
import { NOW, testApp } from '../../testing/client';
import { amountOf, aDoStay, askDo, CARTAGENA, type DoFound } from '../../testing/doClient';
import { signatureOf } from './webhook';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function aShop(options: SandboxOptions = {}) {
  const app = await testApp(options);
  closing.push(() => app.close());
  const { call, found } = askDo(app);
  const page = async () => {
    const [hotel] = await found('/search/serp/region/', aDoStay({ region_id: CARTAGENA }));
    const [shown] = await found('/search/hp/', aDoStay({ hid: hotel?.hid }));
    return shown?.rates ?? [];
  };
  const prebook = (hash: string | undefined, percent = 0) =>
    call<{ hotels: DoFound[]; changes: { price_changed: boolean } }>('/hotel/prebook/', {
      hash,
      price_increase_percent: percent,
    });
  /** Makes a form; returns the input of `finish`. */
  const form = async (id: string) => {
    const [rate] = await page();
    const bookable = (await prebook(rate?.book_hash)).data.hotels[0]?.rates[0];
    if (!bookable) throw new Error('not bookable');
    return {
      rate: bookable,
      made: await call<{ order_id: number }>('/hotel/order/booking/form/', {
        partner_order_id: id,
        book_hash: bookable.book_hash,
        language: 'es',
        user_ip: '127.0.0.1',
      }),
    };
  };
  const finish = (id: string, amount: number, last_name = 'Rojas') =>
    call('/hotel/order/booking/finish/', {
      user: { email: 'viajes@example.com', phone: '6015550000' },
      partner: { partner_order_id: id },
      language: 'es',
      rooms: [
        {
          guests: [
            { first_name: 'Ana', last_name },
            { first_name: 'Luis', last_name: 'Mora' },
          ],
        },
      ],
      payment_type: { type: 'deposit', amount: amount.toFixed(2), currency_code: 'COP' },
    });
  const order = async (id: string, last_name?: string) => {
    const { rate } = await form(id);
    await finish(id, amountOf(rate), last_name);
    return rate;
  };
  const status = (id: string) =>
    call<{ percent: number }>('/hotel/order/booking/finish/status/', { partner_order_id: id });
  const info = async (id: string) =>
    (
      await call<{
        orders: { order_id: number; status: string; amount_refunded: { amount: string } }[];
      }>('/hotel/order/info/', {
        ordering: { ordering_type: 'desc', ordering_by: 'created_at' },
        pagination: { page_size: 10, page_number: 1 },
        search: { partner_order_ids: [id] },
        language: 'es',
      })
    ).data.orders;
  const cancel = (id: string) =>
    call<{ amount_payable: { amount: string }; amount_refunded: { amount: string } }>(
      '/hotel/order/cancel/',
      { partner_order_id: id },
    );
  return { app, call, page, prebook, form, finish, order, status, info, cancel };
}

it('checks a rate before booking: the same price under a new hash, or none', async () => {
  const { app, page, prebook } = await aShop();
  const [rate] = await page();
  const checked = await prebook(rate?.book_hash);
  expect(checked.data.hotels[0]?.rates[0]?.book_hash).toMatch(/^p-/);
  expect(checked.data.changes.price_changed).toBe(false);
  const stage = (fault: object) =>
    app.inject({ method: 'POST', url: '/control/faults', payload: fault });
  await stage({ target: 'doPrebook', mode: 'priceUp' });
  expect((await prebook(rate?.book_hash)).error).toBe('no_available_rates');
  const dearer = await prebook(rate?.book_hash, 20);
  expect(dearer.data.changes.price_changed).toBe(true);
  expect(amountOf(dearer.data.hotels[0]?.rates[0] as never)).toBeGreaterThan(
    amountOf(rate as never) * 1.05,
  );
  expect((await prebook('h-forged')).error).toBe('rate_not_found');
});
it('takes an order in steps and confirms it later', async () => {
  let now = NOW.getTime();
  const { form, finish, status, info } = await aShop({
    doConfirmMs: 2000,
    now: () => new Date(now),
  });
  const { rate, made } = await form('ABC123');
  expect(made.data.order_id).toBeGreaterThan(0);
  expect((await status('ABC123')).error).toBe('order_not_found');
  expect((await finish('ABC123', amountOf(rate) - 1)).error).toBe('payment_amount_mismatch');
  expect(await finish('ABC123', amountOf(rate))).toMatchObject({ status: 'ok', data: null });
  expect(await status('ABC123')).toMatchObject({ status: 'processing', data: { percent: 50 } });
  now += 2000;
  expect(await status('ABC123')).toMatchObject({ status: 'ok', data: { percent: 100 } });
  expect(await info('ABC123')).toMatchObject([
    { order_id: made.data.order_id, status: 'completed' },
  ]);
});
it('never takes the same number twice', async () => {
  const { order, form, finish } = await aShop();
  const rate = await order('ABC123');
  expect((await form('ABC123')).made.error).toBe('double_booking_form');
  expect((await finish('ABC123', amountOf(rate))).error).toBe('double_booking_finish');
});
it.each([
  ['Soldout', 'soldout'],
  ['Stop Sales', 'provider'],
  ['PriceUp', 'book_limit'],
])('fails an order of %s', async (surname, error) => {
  const { order, status } = await aShop();
  await order('ABC123', surname);
  expect(await status('ABC123')).toMatchObject({ code: 200, status: 'error', error });
});
it('sells no room twice', async () => {
  const { page, order } = await aShop();
  const [before] = await page();
  await order('ABC123');
  const left =
    (await page()).find(({ match_hash }) => match_hash === before?.match_hash)?.allotment ?? 0;
  expect(left).toBe((before?.allotment ?? 0) - 1);
});
it('cancels once, keeps the penalty and gives the room back', async () => {
  const { order, cancel, info, page } = await aShop();
  const before = (await page())[0]?.allotment;
  const rate = await order('ABC123');
  const { data } = await cancel('ABC123');
  expect(Number(data.amount_payable.amount) + Number(data.amount_refunded.amount)).toBe(
    amountOf(rate),
  );
  expect(await info('ABC123')).toMatchObject([
    { status: 'cancelled', amount_refunded: data.amount_refunded },
  ]);
  expect((await cancel('ABC123')).error).toBe('order_not_found');
  expect((await page())[0]?.allotment).toBe(before);
});
it('reports the end of an order, signed, until the listener accepts it', async () => {
  const heard: {
    data: object;
    signature: { signature: string; timestamp: number; token: string };
  }[] = [];
  const isHeard = new Promise<void>((resolve) => {
    const server = createServer((request, response) => {
      let text = '';
      request
        .on('data', (part) => (text += part))
        .on('end', () => {
          heard.push(JSON.parse(text));
          response.writeHead(heard.length === 1 ? 500 : 200).end();
          if (heard.length === 2) resolve();
        });
    }).listen(0, '127.0.0.1');
    closing.push(() => new Promise((done) => server.close(done)));
    closing.unshift(async () => server.closeAllConnections());
    const sell = async () => {
      const shop = await aShop({
        doWebhookUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      });
      await shop.order('ABC123');
    };
    server.once('listening', () => void sell());
  });
  await isHeard;
  const last = heard[1];
  if (!last) throw new Error('nothing came');
  expect(last.data).toEqual({ partner_order_id: 'ABC123', status: 'completed' });
  expect(last.signature.signature).toBe(
    signatureOf(DO_CREDENTIALS.key, last.signature.timestamp, last.signature.token),
  );
});
it('takes an order and never says so, when that is staged', async () => {
  const sandbox = await createSandbox();
  closing.push(() => sandbox.close());
  const { call, found } = askDo(sandbox.app);
  await sandbox.app.inject({
    method: 'POST',
    url: '/control/faults',
    payload: { target: 'doFinish', mode: 'hangAfter', reference: 'ABC123' },
  });
  const stay = aDoStay({
    checkin: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    checkout: new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10),
  });
  const [hotel] = await found('/search/serp/region/', { ...stay, region_id: CARTAGENA });
  const [page] = await found('/search/hp/', { ...stay, hid: hotel?.hid });
  const [checked] = await found('/hotel/prebook/', { hash: page?.rates[0]?.book_hash });
  await call('/hotel/order/booking/form/', {
    partner_order_id: 'ABC123',
    book_hash: checked?.rates[0]?.book_hash,
    language: 'es',
    user_ip: '127.0.0.1',
  });
  const body = JSON.stringify({
    user: { email: 'a@example.com', phone: '6015550000' },
    partner: { partner_order_id: 'ABC123' },
    language: 'es',
    rooms: [{ guests: [{ first_name: 'Ana', last_name: 'Rojas' }] }],
    payment_type: {
      type: 'deposit',
      amount: amountOf(checked?.rates[0] as never).toFixed(2),
      currency_code: 'COP',
    },
  });
  const authorization = `Basic ${Buffer.from(`${DO_CREDENTIALS.keyId}:${DO_CREDENTIALS.key}`).toString('base64')}`;
  const lost = fetch(`${sandbox.url}/api/b2b/v3/hotel/order/booking/finish/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization },
    signal: AbortSignal.timeout(400),
  });
  await expect(lost).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(
    (await call('/hotel/order/booking/finish/status/', { partner_order_id: 'ABC123' })).status,
  ).toBe('ok');
});
