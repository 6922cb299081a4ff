import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache } from '../../lib/cache/createCache';
import { type ScriptedServer, startScriptedServer } from '../../lib/testing/scriptedServer';
import type { SupplierBooking } from '../../products/hotels/ports';
import { createDoHotels } from './adapter';
import { encodeDoKey } from './sale/rateKey';
import { aHotelQuery, foundHotels, ok } from './testing/builders';
import { fakeContent, fakeVendor } from './testing/fakeVendor';

/**
 * Folder of answers written from the vendor's description, with our own hotel and order. Each file names the page that it
 * follows.
 */
const EXAMPLES = join(__dirname, 'examples');
const read = (name: string): { page: string; answer: { data: never } } =>
  JSON.parse(readFileSync(join(EXAMPLES, `${name}.published.json`), 'utf8'));
const answer = (name: string): object => read(name).answer;
const hotel: { hotels: { rates: { payment_options: object }[] }[] } = read('hotelpage').answer.data;

const DAY = '2027-01-10';
const RATES: Record<string, string> = { USD: '4000', EUR: '4400.5' };
const exchange = {
  rateOf: (currency: string) => {
    const rate = RATES[currency];
    return rate === undefined ? undefined : { currency, rate, day: DAY };
  },
};
const stay = {
  hotelCode: 'D8120033',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [{ adults: 2, childrens: [] }],
  client_nationality: 'CO',
};
const signal = new AbortController().signal;
const dropped: string[] = [];
let vendor: ScriptedServer;
let supplier: ReturnType<typeof createDoHotels>;
let now: Date;

beforeEach(async () => {
  now = new Date(`${DAY}T12:00:00Z`);
  dropped.length = 0;
  vendor = await startScriptedServer(serving());
  supplier = createDoHotels({
    baseUrl: vendor.url,
    user: '1164',
    password: 'key',
    timeoutMs: 20_000,
    cache: createCache(),
    clock: () => now,
    contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
    pollMs: 5,
    exchange,
    onDropped: (reason) => dropped.push(reason),
  });
});
afterEach(async () => {
  await supplier.close();
  await vendor.close();
});
const serving = (answers: Record<string, object> = {}) =>
  fakeVendor(
    { '/search/hp/': answer('hotelpage'), ...answers },
    fakeContent([read('hotel-content').answer.data]),
  );

it.each(readdirSync(EXAMPLES))('%s names the page that it follows', (file) => {
  expect(read(file.replace('.published.json', '')).page).toMatch(
    /^https:\/\/docs\.emergingtravel\.com\/docs\/\S+, «\S+»(?:; EmergingTravel\/papi-sdk-python, \S+\.py)?$/,
  );
});

it('shows a hotel with its one rate that is paid from a deposit', async () => {
  vendor.behave(serving({ '/search/serp/region/': foundHotels(hotel.hotels) }));
  const results = await supplier.search({ ...aHotelQuery, destination_code: ['SMR'] }, signal);
  expect(results).toEqual([
    expect.objectContaining({
      hotelCode: 'D8120033',
      name: 'Posada del Puerto',
      category_name: 'Sin categoría',
      images: [`/media/do/content/4c1e${'5'.repeat(36)}`],
      // 101.50 dollars, and 9.20 euros paid at the hotel.
      min_rate: 406_000,
      max_rate: 406_000,
      pay_at_hotel_amount: 40_485,
      mealPlan: ['BB'],
      free_cancellation: true,
      free_cancellation_until: '2027-03-08T15:59:00-05:00',
    }),
  ]);
});
it("shows that rate on the hotel's page, and leaves missing fields empty", async () => {
  const { content, rates } = await supplier.details(stay, signal);
  expect(content).toMatchObject({
    phones: [],
    check_in_from: '14:00',
    check_out_until: '',
    important_info: '',
    description: 'A dos calles de la bahía. Patio con hamacas.',
    amenities: [
      { name: 'Parqueadero', group: 'General', fee: true },
      { name: 'Piscina exterior', fee: false },
      { name: 'Wi-Fi gratis', group: 'Internet', fee: false },
    ],
  });
  expect(rates).toMatchObject([
    { total: 406_000, allotment: null, quoted: { original: { amount: '101.5', currency: 'USD' } } },
  ]);
  expect(dropped).toEqual(['payment']);
});
it('leaves out and counts a hotel without a rate that is paid from a deposit', async () => {
  const [posada] = hotel.hotels;
  const rates = posada?.rates.slice(1);
  vendor.behave(serving({ '/search/serp/region/': foundHotels([{ ...posada, rates }]) }));
  await expect(
    supplier.search({ ...aHotelQuery, destination_code: ['SMR'] }, signal),
  ).rejects.toMatchObject({ kind: 'malformed' });
  expect(dropped).toEqual(['payment']);
});

const booking: SupplierBooking = {
  reference: 'TQ1',
  key: encodeDoKey({ page: 'h-1', checked: { hash: 'p-1', amount: 101.5, currency: 'USD' } }),
  total: 406_000,
  exchangeRate: { currency: 'USD', rate: '4000', day: DAY },
  stay,
  holder: { name: 'Marta', lastname: 'Gómez' },
  remark: '',
  guests: [{ room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 34 }],
};
const FINISH = '/hotel/order/booking/finish/';
it('pays an order from the deposit in its own currency', async () => {
  vendor.behave(
    serving({
      '/hotel/order/booking/form/': answer('booking-form'),
      [FINISH]: ok(null),
      [`${FINISH}status/`]: answer('booking-status'),
      '/hotel/order/info/': answer('bookings-completed'),
    }),
  );
  expect(await supplier.book(booking, signal)).toEqual({ kind: 'yes', locator: '748120991' });
  const finished = vendor.requests.find(({ url }) => url.endsWith(FINISH));
  expect(JSON.parse(finished?.body ?? '')).toMatchObject({
    payment_type: { type: 'deposit', amount: '101.50', currency_code: 'USD' },
  });
});
it.each([
  ['booking-status', 'bookings-completed', { kind: 'yes', locator: '748120991' }],
  ['booking-status', 'bookings-cancelled', { kind: 'no', reason: 'cancelled' }],
  ['booking-status-unknown-order', 'bookings-completed', { kind: 'not-found' }],
])('reads the outcome from %s and %s', async (status, orders, outcome) => {
  vendor.behave(
    serving({ [`${FINISH}status/`]: answer(status), '/hotel/order/info/': answer(orders) }),
  );
  expect(await supplier.lookUp('TQ1', signal)).toEqual(outcome);
});
it.each([
  ['bookings-completed', `2027-03-08T20:58:59Z`, '0'],
  ['bookings-completed', `2027-03-08T20:59:00Z`, '101.5'],
  ['bookings-cancelled', `2027-03-08T20:59:00Z`, '0'],
])('cancelling %s at %s costs %s dollars', async (orders, at, amount) => {
  now = new Date(at);
  vendor.behave(serving({ '/hotel/order/info/': answer(orders) }));
  expect(await supplier.cancel('748120991', 'SIMULATION', signal)).toEqual({
    kind: 'yes',
    penalty: { amount, currency: 'USD' },
  });
});
it("reads an instant in the form of the vendor's own client tests", async () => {
  const text = JSON.stringify(answer('bookings-completed')).replaceAll('.000000', ':000000');
  vendor.behave(serving({ '/hotel/order/info/': JSON.parse(text) }));
  expect(await supplier.cancel('748120991', 'SIMULATION', signal)).toMatchObject({
    penalty: { amount: '0' },
  });
});
