import { createCache } from '../../../lib/cache/createCache';
import { type ScriptedServer, startScriptedServer } from '../../../lib/testing/scriptedServer';
import type { SupplierBooking } from '../../../products/hotels/ports';
import { createDoHotels } from '../adapter';
import { ok, doRefusal } from '../testing/builders';
import { fakeVendor } from '../testing/fakeVendor';
import { encodeDoKey } from './rateKey';

const FORM = '/hotel/order/booking/form/';
const FINISH = '/hotel/order/booking/finish/';
const STATUS = '/hotel/order/booking/finish/status/';
const INFO = '/hotel/order/info/';
const CANCEL = '/hotel/order/cancel/';
const pesos = (amount: string) => ({ amount, currency_code: 'COP' });
const aForm = (amount = '350000.00') =>
  ok({
    order_id: 77,
    partner_order_id: 'TQ1',
    payment_types: [{ type: 'deposit', ...pesos(amount) }],
  });
const anOrder = (changes: object = {}) => ({
  order_id: 77,
  status: 'completed',
  partner_data: { order_id: 'TQ1' },
  supplier_data: { name: 'Estancias S.A.S.', confirmation_id: 'C77' },
  amount_sell: pesos('350000.00'),
  amount_refunded: pesos('0.00'),
  cancellation_info: {
    policies: [
      { start_at: null, end_at: '2027-03-09T04:59:00', penalty: pesos('0.00') },
      { start_at: '2027-03-09T04:59:00', end_at: null, penalty: pesos('350000.00') },
    ],
  },
  ...changes,
});
const orders = (...list: object[]) => ok({ orders: list, total_orders: list.length });
const processing = { data: { percent: 50 }, error: null, status: 'processing' };
const booking: SupplierBooking = {
  reference: 'TQ1',
  key: encodeDoKey({ page: 'h-1', checked: { hash: 'p-1', amount: 350_000, currency: 'COP' } }),
  total: 350_000,
  stay: {
    hotelCode: 'D7001',
    checkin: '2027-03-10',
    checkout: '2027-03-12',
    rooms: [{ adults: 1, childrens: [6] }],
    client_nationality: 'CO',
  },
  holder: { name: 'Marta', lastname: 'Gómez' },
  remark: '',
  guests: [
    { room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 34 },
    { room: 1, type: 'CH', name: 'Sara', lastname: 'Mora', age: 6 },
  ],
};

let vendor: ScriptedServer;
let supplier: ReturnType<typeof createDoHotels>;
let now = new Date('2027-01-10T12:00:00Z');
const signal = new AbortController().signal;
const requestedPaths = () => vendor.requests.map(({ url }) => url.replace('/api/b2b/v3', ''));
const bodyOf = (path: string) =>
  JSON.parse(vendor.requests.find(({ url }) => url.endsWith(path))?.body ?? 'null');

beforeEach(async () => {
  now = new Date('2027-01-10T12:00:00Z');
  vendor = await startScriptedServer(fakeVendor({}));
  supplier = createDoHotels({
    baseUrl: vendor.url,
    user: '1164',
    password: 'key',
    timeoutMs: 20_000,
    cache: createCache(),
    clock: () => now,
    contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
    pollMs: 5,
    followMs: 4_000,
  });
});
afterEach(async () => {
  await supplier.close();
  await vendor.close();
});

describe('an order', () => {
  it('is queried until it is confirmed', async () => {
    vendor.behave(
      fakeVendor({
        [FORM]: aForm(),
        [FINISH]: ok(null),
        [STATUS]: [
          processing,
          doRefusal('timeout'),
          doRefusal('unknown'),
          processing,
          ok({ percent: 100 }),
        ],
        [INFO]: orders(anOrder()),
      }),
    );
    expect(await supplier.book(booking, signal)).toEqual({
      kind: 'yes',
      locator: '77',
      supplierName: 'Estancias S.A.S.',
      details: { hotel_confirmation: 'C77' },
    });
    expect(requestedPaths()).toEqual([FORM, FINISH, ...Array<string>(5).fill(STATUS), INFO]);
  });
  it('names the guests as given, and our own contact', async () => {
    vendor.behave(
      fakeVendor({
        [FORM]: aForm(),
        [FINISH]: ok(null),
        [STATUS]: ok({}),
        [INFO]: orders(anOrder()),
      }),
    );
    await supplier.book({ ...booking, remark: 'Piso alto' }, signal);
    expect(bodyOf(FORM)).toEqual({
      partner_order_id: 'TQ1',
      book_hash: 'p-1',
      language: 'es',
      user_ip: '0.0.0.0',
    });
    expect(bodyOf(FINISH)).toEqual({
      user: { email: 'reservas@tiquete.test', phone: '+576015550000', comment: 'Piso alto' },
      partner: { partner_order_id: 'TQ1' },
      language: 'es',
      rooms: [
        {
          guests: [
            { first_name: 'Marta', last_name: 'Gómez' },
            { first_name: 'Sara', last_name: 'Mora', is_child: true, age: 6 },
          ],
        },
      ],
      payment_type: { type: 'deposit', amount: '350000.00', currency_code: 'COP' },
    });
  });
  it('is not finished above the paid price', async () => {
    vendor.behave(fakeVendor({ [FORM]: aForm('350001.00') }));
    expect(await supplier.book(booking, signal)).toEqual({ kind: 'no', reason: 'price-changed' });
    expect(requestedPaths()).toEqual([FORM]);
  });
  it('is never made twice: an existing form or order with our reference is continued', async () => {
    vendor.behave(
      fakeVendor({
        [FORM]: doRefusal('double_booking_form'),
        [FINISH]: doRefusal('double_booking_finish'),
        [STATUS]: ok({}),
        [INFO]: orders(anOrder()),
      }),
    );
    expect(await supplier.book(booking, signal)).toMatchObject({ kind: 'yes', locator: '77' });
    expect(bodyOf(FINISH).payment_type.amount).toBe('350000.00');
  });
  it('needs a re-checked rate', async () => {
    expect(await supplier.book({ ...booking, key: encodeDoKey({ page: 'h-1' }) }, signal)).toEqual({
      kind: 'no',
      reason: 'refused',
    });
    expect(await supplier.book({ ...booking, key: 'nonsense' }, signal)).toEqual({
      kind: 'unknown',
    });
    expect(requestedPaths()).toEqual([]);
  });
  it.each([
    ['soldout', 'sold-out'],
    ['provider', 'refused'],
    ['book_limit', 'refused'],
    ['charge', 'refused'],
  ])('that ends with %s is a definite no', async (word, reason) => {
    vendor.behave(
      fakeVendor({ [FORM]: aForm(), [FINISH]: ok(null), [STATUS]: [processing, doRefusal(word)] }),
    );
    expect(await supplier.book(booking, signal)).toEqual({ kind: 'no', reason });
    expect(await supplier.lookUp('TQ1', signal)).toEqual({ kind: 'no', reason });
  });
  it('is unknown when it takes too long', async () => {
    vendor.behave(fakeVendor({ [FORM]: aForm(), [FINISH]: ok(null), [STATUS]: processing }));
    expect(await supplier.book(booking, signal)).toEqual({ kind: 'unknown' });
    expect(await supplier.lookUp('TQ1', signal)).toEqual({ kind: 'unknown' });
  });
  it.each(['timeout', 'unknown'])(
    'has an unknown outcome when its finish ends with %s',
    async (word) => {
      vendor.behave(fakeVendor({ [FORM]: aForm(), [FINISH]: doRefusal(word) }));
      expect(await supplier.book(booking, signal)).toEqual({ kind: 'unknown' });
    },
  );
  it('is unknown while it cannot be read, because the status is the same for booked and cancelled', async () => {
    vendor.behave(fakeVendor({ [STATUS]: ok({}), [INFO]: doRefusal('unknown') }));
    expect(await supplier.lookUp('TQ1', signal)).toEqual({ kind: 'unknown' });
  });
  it.each([
    ['completed', { kind: 'yes', locator: '77' }],
    ['noshow', { kind: 'yes', locator: '77' }],
    ['failed', { kind: 'no', reason: 'refused' }],
    ['rejected', { kind: 'no', reason: 'refused' }],
    ['cancelled', { kind: 'no', reason: 'cancelled' }],
    ['processing', { kind: 'unknown' }],
    ['a word of the future', { kind: 'unknown' }],
  ])('has the outcome of its own status: %s', async (status, outcome) => {
    vendor.behave(fakeVendor({ [STATUS]: ok({}), [INFO]: orders(anOrder({ status })) }));
    expect(await supplier.lookUp('TQ1', signal)).toMatchObject(outcome);
  });
  it('is found by our reference before the vendor lists it', async () => {
    vendor.behave(fakeVendor({ [STATUS]: ok({}), [INFO]: orders() }));
    expect(await supplier.lookUp('TQ1', signal)).toEqual({ kind: 'yes', locator: 'TQ1' });
  });
  it('never uses an order with another reference', async () => {
    vendor.behave(
      fakeVendor({
        [STATUS]: ok({}),
        [INFO]: orders(anOrder({ order_id: 5, partner_data: { order_id: 'TQ2' } })),
      }),
    );
    expect(await supplier.lookUp('TQ1', signal)).toEqual({ kind: 'yes', locator: 'TQ1' });
  });
});

describe('cancelling', () => {
  it("costs the order's penalty at that moment, down to a fraction of a second", async () => {
    const { policies } = anOrder().cancellation_info;
    const from = { ...policies[1], start_at: '2027-03-09T04:59:00.500000' };
    const cancellation_info = { policies: [policies[0], from] };
    vendor.behave(fakeVendor({ [INFO]: orders(anOrder({ cancellation_info })) }));
    expect(await supplier.cancel('77', 'SIMULATION', signal)).toEqual({
      kind: 'yes',
      penalty: { amount: '0', currency: 'COP' },
    });
    now = new Date('2027-03-09T05:00:00Z');
    expect(await supplier.cancel('77', 'SIMULATION', signal)).toEqual({
      kind: 'yes',
      penalty: { amount: '350000', currency: 'COP' },
    });
    expect(requestedPaths()).not.toContain(CANCEL);
  });
  it('costs the stated amount in its own currency', async () => {
    const dollars = { amount: '90.00', currency_code: 'USD' };
    const policies = [{ start_at: null, end_at: null, penalty: dollars }];
    vendor.behave(
      fakeVendor({
        [INFO]: orders(anOrder({ cancellation_info: { policies } })),
        [CANCEL]: ok({ amount_payable: dollars }),
      }),
    );
    const cost = { kind: 'yes', penalty: { amount: '90', currency: 'USD' } };
    expect(await supplier.cancel('77', 'SIMULATION', signal)).toEqual(cost);
    expect(await supplier.cancel('77', 'CANCELLATION', signal)).toEqual(cost);
  });
  it("uses our reference, or the vendor's number if it was received", async () => {
    vendor.behave(
      fakeVendor({
        [INFO]: orders(anOrder()),
        [CANCEL]: ok({ amount_payable: pesos('120000.00') }),
      }),
    );
    expect(await supplier.cancel('77', 'CANCELLATION', signal)).toEqual({
      kind: 'yes',
      penalty: { amount: '120000', currency: 'COP' },
    });
    expect(await supplier.cancel('TQ1', 'CANCELLATION', signal)).toEqual({
      kind: 'yes',
      penalty: { amount: '120000', currency: 'COP' },
    });
    expect(bodyOf(CANCEL)).toEqual({ partner_order_id: 'TQ1' });
    expect(
      vendor.requests
        .filter(({ url }) => url.endsWith(INFO))
        .map(({ body }) => JSON.parse(body).search),
    ).toEqual([{ order_ids: [77] }, { partner_order_ids: ['TQ1'] }]);
  });
  it.each([
    [
      'was cancelled before',
      orders(anOrder({ status: 'cancelled', amount_refunded: pesos('300000.00') })),
      { kind: 'yes', penalty: { amount: '50000', currency: 'COP' } },
    ],
    ['is not there', orders(), { kind: 'no', reason: 'refused' }],
    ['cannot be read now', doRefusal('timeout'), { kind: 'unknown' }],
  ])('an order that %s', async (_, info, outcome) => {
    vendor.behave(fakeVendor({ [INFO]: info }));
    expect(await supplier.cancel('77', 'CANCELLATION', signal)).toEqual(outcome);
  });
  it('is rejected once the stay has begun', async () => {
    vendor.behave(
      fakeVendor({ [INFO]: orders(anOrder()), [CANCEL]: doRefusal('order_not_cancellable') }),
    );
    expect(await supplier.cancel('77', 'CANCELLATION', signal)).toEqual({
      kind: 'no',
      reason: 'refused',
    });
  });
});
