import { addDays, today } from '@tiquete/domain';
import { createSandbox, NDC_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { json, type SeenRequest } from '../../../lib/testing/scriptedServer';
import { familyQuery } from '../../flightContract';
import { describeFlightSale } from '../../flightSaleContract';
import type { FlightVerb } from '../../testing/flightSaleFixture';
import { createNdc } from '../adapter';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const VERBS: readonly [string, RegExp, FlightVerb][] = [
  ['POST', /\/air\/offer_requests/, 'search'],
  ['GET', /\/air\/offers\//, 'price'],
  ['GET', /\/air\/seat_maps/, 'seatMaps'],
  ['POST', /\/air\/orders$/, 'order'],
  ['GET', /\/air\/orders/, 'see'],
  ['POST', /\/air\/payments$/, 'issue'],
  ['POST', /\/air\/order_cancellations/, 'cancel'],
];
const verbOf = ({ method, url }: SeenRequest) =>
  VERBS.find(([own, path]) => own === method && path.test(url))?.[2];
const refused = (type: string, code: string, status = 422) =>
  json({ errors: [{ type, code, title: code, message: code }], meta: { status } }, status);

describeFlightSale('NDC', {
  make: ({ baseUrl, timeoutMs, clock = () => new Date() }) =>
    createNdc({
      token: NDC_CREDENTIALS.token,
      baseUrl: `${baseUrl}/ndc`,
      clock,
      timeoutMs,
      pricingMs: timeoutMs,
      ordersMs: timeoutMs,
    }),
  vendorUrl: () => sandbox.url,
  query: familyQuery('CTG', 'PTY', addDays(today(), 60)),
  instantQuery: {
    ...familyQuery('BOG', 'MDE', addDays(today(), 1)),
    travelers: [{ id: '1', travelerType: 'ADULT', age: 40 }],
  },
  verbOf,
  refusals: {
    gone: refused('airline_error', 'offer_no_longer_available'),
    order: [
      [refused('airline_error', 'offer_no_longer_available'), 'sold-out'],
      [refused('invalid_state_error', 'offer_expired'), 'sold-out'],
      [refused('airline_error', 'service_no_longer_available'), 'sold-out'],
      [refused('invalid_state_error', 'price_changed'), 'price-changed'],
      [refused('validation_error', 'validation_format'), 'refused'],
    ],
    unclear: [
      refused('airline_error', 'duplicate_booking'),
      refused('api_error', 'internal_server_error', 500),
      refused('airline_error', 'price_changed', 502),
      json({ data: { offer_id: 'off_1', metadata: {} } }, 202),
      json({ data: {} }, 201),
    ],
  },
  findsByReference: true,
});
