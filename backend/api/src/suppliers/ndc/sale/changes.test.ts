import {
  type Behaviour,
  json,
  type ScriptedServer,
  startScriptedServer,
} from '../../../lib/testing/scriptedServer';
import { createNdcClient, type NdcClient } from '../client';
import { anNdcSegment } from '../testing/builders';
import { acceptChange, readChanges } from './changes';

/**
 * A change with the fields that the vendor's own client declares (duffelhq/duffel-api-javascript,
 * AirlineInitiatedChangesTypes).
 */
const aChange = (changes: object = {}) => ({
  id: 'aic_1',
  order_id: 'ord_1',
  action_taken: null,
  action_taken_at: null,
  available_actions: ['accept', 'cancel', 'change'],
  created_at: '2027-01-10T12:00:00Z',
  updated_at: '2027-01-10T12:00:00Z',
  travel_agent_ticket: null,
  removed: [{ id: 'sli_1', duration: 'PT1H1M', segments: [anNdcSegment()] }],
  added: [
    {
      id: 'sli_2',
      duration: null,
      segments: [
        anNdcSegment({
          id: 'seg_9',
          departing_at: '2027-03-10T08:10:00',
          arriving_at: '2027-03-10T09:11:00',
        }),
      ],
    },
  ],
  ...changes,
});
const anOrder = {
  id: 'ord_1',
  created_at: '2027-01-09T12:00:00Z',
  total_amount: '480000.00',
  total_currency: 'COP',
  payment_status: { awaiting_payment: false, paid_at: '2027-01-09T12:05:00Z' },
};
const aQuote = (changes: object = {}) => ({
  id: 'ore_1',
  order_id: 'ord_1',
  refund_amount: '360000.00',
  refund_currency: 'COP',
  refund_to: 'balance',
  ...changes,
});
let vendor: ScriptedServer;
let client: NdcClient;
beforeEach(async () => {
  vendor = await startScriptedServer(json({}));
  client = createNdcClient({ baseUrl: vendor.url, token: 'test' });
});
afterEach(async () => {
  await client.close();
  await vendor.close();
});
const signal = () => AbortSignal.timeout(5000);
async function readAll(changes: unknown[], quote: Behaviour = json({ data: aQuote() })) {
  vendor.behave((response, request) => {
    if (request.url.includes('airline_initiated_changes'))
      return json({ data: changes })(response, request);
    return (request.url.includes('cancellations') ? quote : json({ data: anOrder }))(
      response,
      request,
    );
  });
  return readChanges(client, 'ord_1', signal());
}
const read = async (change: object = {}, quote: object = {}) =>
  (await readAll([aChange(change)], json({ data: aQuote(quote) }))).changes[0];
/**
 * A slice whose flights have the field names for times that the vendor's orders use (duffelhq/duffel-api-python,
 * `create-instant-order.json`).
 */
function inOrderWords() {
  const { departing_at, arriving_at, ...segment } = anNdcSegment();
  return {
    id: 'sli_1',
    duration: 'PT01H01M',
    segments: [{ ...segment, departure_datetime: departing_at, arrival_datetime: arriving_at }],
  };
}

it('reads the old and new flights and the penalty of a cancellation, without confirming one', async () => {
  const change = await read();
  expect(change).toMatchObject({
    id: 'aic_1',
    answer: null,
    canAccept: true,
    canCancel: true,
    penaltyShare: 0.25,
    removed: [{ segments: [{ departure: { iataCode: 'BOG', at: '2027-03-10T06:10:00' } }] }],
    added: [{ durationMinutes: 61, segments: [{ departure: { at: '2027-03-10T08:10:00' } }] }],
  });
  expect(vendor.requests.some(({ url }) => url.endsWith('/actions/confirm'))).toBe(false);
});

it('requests no quote when the order cannot be cancelled, and does not count a voucher as money', async () => {
  expect(await read({ available_actions: ['accept', 'update'] })).toMatchObject({
    canCancel: false,
    penaltyShare: null,
  });
  expect(vendor.requests.some(({ url }) => url.includes('cancellations'))).toBe(false);
  expect(await read({}, { refund_to: 'voucher' })).toMatchObject({ penaltyShare: null });
});

it('reads times with either set of field names', async () => {
  const { changes, unreadable } = await readAll([aChange({ removed: [inOrderWords()] })]);
  expect([changes.length, unreadable]).toEqual([1, []]);
  expect(changes[0]?.removed[0]).toMatchObject({
    durationMinutes: 61,
    segments: [
      { departure: { at: '2027-03-10T06:10:00' }, arrival: { at: '2027-03-10T07:11:00' } },
    ],
  });
});

it('reads each change separately, and lists those that an operator must check', async () => {
  const { departing_at: _, ...timeless } = anNdcSegment();
  const { changes, unreadable } = await readAll([
    aChange({ id: 'aic_2', added: [{ id: 'sli_2', segments: [timeless] }] }),
    aChange({ id: 'aic_3', removed: null, action_taken: 'accepted' }),
    aChange(),
    {},
  ]);
  expect(changes.map(({ id }) => id)).toEqual(['aic_1']);
  expect(unreadable).toEqual(['aic_2', '']);
});

it('reports a change although the vendor quotes no cancellation, and throws when the quote is unknown', async () => {
  const no = { errors: [{ type: 'airline_error', code: 'unsupported_action' }] };
  const { changes } = await readAll([aChange()], json(no, 422));
  expect(changes).toMatchObject([{ id: 'aic_1', canAccept: true, penaltyShare: null }]);
  await expect(readAll([aChange()], json({}, 500))).rejects.toThrow('unavailable');
});

it('reads a change that was answered elsewhere', async () => {
  expect(await read({ action_taken: 'accepted', available_actions: [] })).toMatchObject({
    answer: 'accepted',
    canAccept: false,
  });
});

it('accepts a change, and distinguishes a rejection from a missing answer', async () => {
  vendor.behave(json({ data: aChange({ action_taken: 'accepted' }) }));
  expect(await acceptChange(client, 'aic_1', signal())).toEqual({ kind: 'yes' });
  expect(vendor.requests.at(-1)?.url).toMatch(
    /\/air\/airline_initiated_changes\/aic_1\/actions\/accept$/,
  );
  const refusal = { errors: [{ type: 'invalid_state_error', code: 'already_actioned' }] };
  vendor.behave(json(refusal, 422));
  expect(await acceptChange(client, 'aic_1', signal())).toEqual({
    kind: 'no',
    reason: 'already_actioned',
  });
  vendor.behave(json({}, 500));
  expect(await acceptChange(client, 'aic_1', signal())).toEqual({ kind: 'unknown' });
});
