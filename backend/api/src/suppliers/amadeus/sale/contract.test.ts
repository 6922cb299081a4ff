import { addDays, today } from '@tiquete/domain';
import { createSandbox, GDS_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { json, type SeenRequest } from '../../../lib/testing/scriptedServer';
import { familyQuery } from '../../flightContract';
import { describeFlightSale } from '../../flightSaleContract';
import type { FlightVerb } from '../../testing/flightSaleFixture';
import { createAmadeus } from '../adapter';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const VERBS: readonly [string, RegExp, FlightVerb][] = [
  ['POST', /\/v2\/shopping\/flight-offers$/, 'search'],
  ['POST', /\/pricing/, 'price'],
  ['POST', /\/upselling/, 'upsell'],
  ['POST', /\/seatmaps$/, 'seatMaps'],
  ['POST', /\/issuance$/, 'issue'],
  ['POST', /\/flight-orders$/, 'order'],
  ['GET', /\/flight-orders\//, 'see'],
  ['DELETE', /\/flight-orders\//, 'cancel'],
];
const verbOf = ({ method, url }: SeenRequest) =>
  VERBS.find(([own, path]) => own === method && path.test(url))?.[2];
const refused = (code: number, title: string, status = 400) =>
  json({ errors: [{ status, code, title, detail: title }] }, status);

describeFlightSale('GDS', {
  make: ({ baseUrl, timeoutMs, clock = () => new Date() }) =>
    createAmadeus({
      ...GDS_CREDENTIALS,
      baseUrl,
      clock,
      timeoutMs,
      pricingMs: timeoutMs,
      ordersMs: timeoutMs,
    }),
  vendorUrl: () => sandbox.url,
  query: familyQuery('CTG', 'PTY', addDays(today(), 60)),
  instantQuery: {
    ...familyQuery('BOG', 'CTG', addDays(today(), 1)),
    travelers: [{ id: '1', travelerType: 'ADULT', age: 40 }],
  },
  verbOf,
  refusals: {
    gone: refused(4926, 'No fare applicable'),
    order: [
      [refused(34651, 'SEGMENT SELL FAILURE'), 'sold-out'],
      [refused(38034, 'ONE OR MORE SERVICES ARE NOT AVAILABLE'), 'sold-out'],
      [refused(37200, 'PRICE DISCREPANCY'), 'price-changed'],
      [refused(36870, 'BOOKING FAILED'), 'refused'],
      [refused(477, 'INVALID FORMAT'), 'refused'],
      [refused(2781, 'INVALID LENGTH'), 'refused'],
      [refused(9112, 'TICKETING - TKT'), 'refused'],
      [refused(34733, 'VIRTUAL CARD CREATION FAILED'), 'refused'],
      [refused(38190, 'Invalid access token', 401), 'refused'],
      [refused(38197, 'Access not allowed', 403), 'refused'],
      [refused(1797, 'NOT FOUND', 404), 'refused'],
      [json({}, 404), 'refused'],
      [refused(38194, 'Too many requests', 429), 'refused'],
    ],
    unclear: [
      refused(141, 'SYSTEM ERROR HAS OCCURRED'),
      refused(38189, 'Internal error', 500),
      refused(34651, 'SEGMENT SELL FAILURE', 502),
      json({ data: { type: 'flight-order' } }, 201),
    ],
  },
  findsByReference: false,
  async takeTicketsBack(locator) {
    const url = `${sandbox.url}/control/gds/orders/${locator}/taken-back`;
    const { status } = await fetch(url, { method: 'POST' });
    if (status !== 204) throw new Error(`not taken back: ${status}`);
  },
});
