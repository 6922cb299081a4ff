import { createCache } from '../../../lib/cache/createCache';
import {
  type Behaviour,
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../lib/testing/scriptedServer';
import type { SupplierBooking } from '../../../products/hotels/ports';
import { createDoHotels } from '../adapter';
import { ok, doRefusal } from '../testing/builders';
import { fakeVendor } from '../testing/fakeVendor';
import { encodeDoKey } from './rateKey';

const FORM = '/hotel/order/booking/form/';
const FINISH = '/hotel/order/booking/finish/';
const STATUS = '/hotel/order/booking/finish/status/';
const INFO = '/hotel/order/info/';
const pesos = { amount: '350000.00', currency_code: 'COP' };
const anOrder = {
  order_id: 77,
  status: 'completed',
  partner_data: { order_id: 'TQ1' },
  amount_sell: pesos,
  amount_refunded: { ...pesos, amount: '0.00' },
  cancellation_info: { policies: [{ start_at: null, end_at: null, penalty: pesos }] },
};
const booking: SupplierBooking = {
  reference: 'TQ1',
  key: encodeDoKey({ page: 'h-1', checked: { hash: 'p-1', amount: 350_000, currency: 'COP' } }),
  total: 350_000,
  stay: {
    hotelCode: 'D7001',
    checkin: '2027-03-10',
    checkout: '2027-03-12',
    rooms: [{ adults: 1, childrens: [] }],
    client_nationality: 'CO',
  },
  holder: { name: 'Marta', lastname: 'Gómez' },
  remark: '',
  guests: [{ room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 34 }],
};

let vendor: ScriptedServer;
let supplier: ReturnType<typeof createDoHotels>;
beforeEach(async () => {
  vendor = await startScriptedServer(fakeVendor({}));
  supplier = createDoHotels({
    baseUrl: vendor.url,
    user: '1164',
    password: 'key',
    timeoutMs: 20_000,
    cache: createCache(),
    clock: () => new Date('2027-01-10T12:00:00Z'),
    contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
    pollMs: 5,
    followMs: 4_000,
  });
});
afterEach(async () => {
  await supplier.close();
  await vendor.close();
});
const signal = new AbortController().signal;
const requestedPaths = () => vendor.requests.map(({ url }) => url.replace('/api/b2b/v3', ''));
const book = (answers: Record<string, object | Behaviour>) => {
  vendor.behave(fakeVendor(answers));
  return supplier.book(booking, signal);
};

it.each<[string, object, number]>([
  ['a request that is wrong', doRefusal('invalid_params'), 400],
  ['a request that is wrong, without a word', {}, 400],
  ['a key that is refused', doRefusal('incorrect_credentials'), 401],
  ['a deposit that is used up', doRefusal('insufficient_b2b_balance'), 402],
  ['rights that are missing', {}, 403],
  ['too many calls', doRefusal('endpoint_exceeded_limit'), 429],
  ['too many calls, without a word', {}, 429],
])('books nothing when the booking form is rejected for %s', async (_, body, status) => {
  expect(await book({ [FORM]: json(body, status) })).toEqual({ kind: 'no', reason: 'refused' });
  expect(requestedPaths()).toEqual([FORM]);
});

it.each<[string, Behaviour]>([
  ['fails', json({}, 500)],
  ['is answered with a word that says nothing', json(doRefusal('unknown'))],
  ['hangs up', (response) => response.destroy()],
])('has an unknown outcome when the booking form %s', async (_, behaviour) => {
  expect(await book({ [FORM]: behaviour })).toEqual({ kind: 'unknown' });
});

it.each([200, 400])('looks up a possible duplicate after HTTP %s', async (status) => {
  const duplicate = json(doRefusal('duplicate_reservation'), status);
  const found = { [STATUS]: ok(null), [INFO]: ok({ orders: [anOrder], total_orders: 1 }) };
  expect(await book({ [FORM]: duplicate, ...found })).toMatchObject({ kind: 'yes', locator: '77' });
  expect(await book({ [FORM]: duplicate, [STATUS]: doRefusal('order_not_found') })).toEqual({
    kind: 'unknown',
  });
  expect(requestedPaths()).not.toContain(FINISH);
});
