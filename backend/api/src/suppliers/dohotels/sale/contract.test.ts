import { addDays, today } from '@tiquete/domain';
import { createSandbox, DO_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { createCache } from '../../../lib/cache/createCache';
import { json, type SeenRequest } from '../../../lib/testing/scriptedServer';
import type { HotelStay } from '../../../products/hotels/ports';
import { describeHotelSale, type SaleVerb } from '../../saleContract';
import { createDoHotels } from '../adapter';
import { doRefusal } from '../testing/builders';

let sandbox: Sandbox;
/** One cache for all tests, so that the hotels' content is read once. */
const cache = createCache();
const options = {
  user: DO_CREDENTIALS.keyId,
  password: DO_CREDENTIALS.key,
  contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
  clock: () => new Date(),
  pollMs: 10,
  followMs: 3_000,
};
/** A stay for this family in a hotel of the stand-in. Its hotel is filled in when the tests run. */
const stay: HotelStay = {
  hotelCode: '',
  checkin: addDays(today(), 60),
  checkout: addDays(today(), 63),
  rooms: [
    { adults: 2, childrens: [4] },
    { adults: 1, childrens: [] },
  ],
  client_nationality: 'CO',
};

beforeAll(async () => {
  sandbox = await createSandbox();
  const supplier = createDoHotels({
    ...options,
    baseUrl: sandbox.url,
    timeoutMs: 10_000,
    cache,
  });
  const hotels = await supplier.search(
    { ...stay, destination_code: ['CTG'], Hotel_codes: [] },
    new AbortController().signal,
  );
  stay.hotelCode = hotels.find(({ free_cancellation }) => free_cancellation)?.hotelCode ?? '';
  await supplier.close();
});
afterAll(() => sandbox.close());

const VERBS: readonly [RegExp, SaleVerb][] = [
  [/\/search\/hp\/$/, 'details'],
  [/\/prebook\/$/, 'recheck'],
  [/\/booking\/finish\/$/, 'book'],
  [/\/finish\/status\/$|\/order\/info\/$/, 'lookUp'],
  [/\/order\/cancel\/$/, 'cancel'],
];
describeHotelSale('DO', {
  make: ({ baseUrl, timeoutMs }) =>
    createDoHotels({
      ...options,
      baseUrl,
      timeoutMs,
      recheckMs: timeoutMs,
      bookingMs: timeoutMs,
      cache,
    }),
  vendorUrl: () => sandbox.url,
  stay,
  verbOf: ({ url }: SeenRequest) => VERBS.find(([path]) => path.test(url))?.[1],
  refusals: {
    gone: json(doRefusal('no_available_rates')),
    book: [
      [json(doRefusal('soldout')), 'sold-out'],
      [json(doRefusal('booking_form_expired')), 'sold-out'],
      [json(doRefusal('insufficient_b2b_balance')), 'refused'],
    ],
  },
  recheckTarget: 'doPrebook',
  guests: [
    { room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 34 },
    { room: 1, type: 'AD', name: 'Luis', lastname: 'Mora', age: 36 },
    { room: 1, type: 'CH', name: 'Sara', lastname: 'Mora', age: 4 },
    { room: 2, type: 'AD', name: 'Ana', lastname: 'Rojas', age: 60 },
  ],
});
