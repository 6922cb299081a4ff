import { SupplierError } from '../../../lib/http-client/supplierError';
import { isPaid, ndcFailureOutcome, theOne, ndcTicketOutcome } from './outcome';
import { type NdcOrder, ndcOrderFieldsSchema } from './wire';

/** An order as the vendor's list contains it. */
const anOrder = (changes: object = {}): NdcOrder => {
  const order = {
    id: 'ord_1',
    booking_reference: 'RZPNX8',
    metadata: { reference: 'TQ1', traveler_1: 'pas_a', traveler_2: 'pas_b' },
    created_at: '2027-01-10T12:00:00Z',
    cancelled_at: null,
    total_amount: '480001.00',
    total_currency: 'COP',
    payment_status: {
      awaiting_payment: false,
      paid_at: '2027-01-10T12:05:00Z',
      payment_required_by: null,
    },
    documents: [],
    ...changes,
  };
  return ndcOrderFieldsSchema.parse(order);
};
const ticket = (passenger: string, number: string) => ({
  type: 'electronic_ticket',
  unique_identifier: number,
  passenger_ids: [passenger],
});

it('finds the only order with our reference, and is unknown when there are two', () => {
  const [mine, other, gone] = [
    anOrder(),
    anOrder({ id: 'ord_2', metadata: { reference: 'TQ2' } }),
    anOrder({ id: 'ord_3', cancelled_at: '2027-01-10T12:30:00Z' }),
  ];
  expect(theOne([other, mine], 'TQ1')).toBe(mine);
  expect(theOne([gone, mine], 'TQ1')).toBe(mine);
  expect(theOne([gone, other], 'TQ1')).toBe('cancelled');
  expect(theOne([mine, anOrder({ id: 'ord_4' })], 'TQ1')).toBe('several');
  expect(theOne([other], 'TQ1')).toBeUndefined();
});

it('has tickets only when all passengers have one, by the names of our travellers', () => {
  const half = [
    ticket('pas_b', '2300000000002'),
    {
      type: 'electronic_miscellaneous_document_associated',
      unique_identifier: '2300000000009',
      passenger_ids: ['pas_a'],
    },
  ];
  expect(ndcTicketOutcome(anOrder({ documents: half }))).toEqual({ kind: 'unknown' });
  expect(
    ndcTicketOutcome(anOrder({ documents: [...half, ticket('pas_a', '2300000000001')] })),
  ).toEqual({
    kind: 'yes',
    locator: 'ord_1',
    details: {
      record_locator: 'RZPNX8',
      tickets: [
        { travelerId: '2', documentNumber: '2300000000002' },
        { travelerId: '1', documentNumber: '2300000000001' },
      ],
    },
  });
  expect(
    ndcTicketOutcome(
      anOrder({
        payment_status: {
          awaiting_payment: true,
          paid_at: null,
          payment_required_by: '2027-01-11T12:00:00Z',
        },
      }),
    ),
  ).toEqual({ kind: 'not-found' });
  expect(ndcTicketOutcome(anOrder({ cancelled_at: '2027-01-10T12:30:00Z' }))).toEqual({
    kind: 'no',
    reason: 'cancelled',
  });
});

const unticketed = { record_locator: 'RZPNX8', tickets: [] };
it.each<[string, object]>([
  ['with the time of its payment', { awaiting_payment: false, paid_at: '2027-01-10T12:05:00Z' }],
  ['with a time of null', { awaiting_payment: false, paid_at: null, payment_required_by: null }],
  // The published order of duffelhq/duffel-api-python, `create-instant-order.json`, has no time.
  ['without any time', { awaiting_payment: false, payment_required_by: null }],
])(
  'accepts an order that is paid, %s, and has no tickets because its airline issues none',
  (_, payment_status) => {
    const order = anOrder({ payment_status, documents: [] });
    expect(ndcTicketOutcome(order)).toEqual({ kind: 'yes', locator: 'ord_1', details: unticketed });
    expect(isPaid(order)).toBe(true);
  },
);

it('reports a paid order as unknown without the airline’s code, or with tickets for some travellers only', () => {
  expect(ndcTicketOutcome(anOrder({ booking_reference: null }))).toEqual({ kind: 'unknown' });
  expect(ndcTicketOutcome(anOrder({ documents: [ticket('pas_a', '2300000000001')] }))).toEqual({
    kind: 'unknown',
  });
});

it('assigns a document without passengers to the only traveller, and skips unreadable documents', () => {
  const alone = { reference: 'TQ1', traveler_1: 'pas_a' };
  const bare = { unique_identifier: '1252106312810' };
  expect(
    ndcTicketOutcome(anOrder({ metadata: alone, documents: [bare, { type: 7 }] })),
  ).toMatchObject({
    kind: 'yes',
    details: { tickets: [{ travelerId: '1', documentNumber: '1252106312810' }] },
  });
  expect(ndcTicketOutcome(anOrder({ documents: [bare] }))).toMatchObject({
    kind: 'yes',
    details: unticketed,
  });
  expect(ndcTicketOutcome(anOrder({ documents: null }))).toMatchObject({
    kind: 'yes',
    details: unticketed,
  });
});

it.each<[string, object, boolean]>([
  ['was never paid', { payment_status: { awaiting_payment: false, paid_at: null } }, false],
  [
    'lapsed',
    { payment_status: { awaiting_payment: false, payment_required_by: '2027-01-11T12:00:00Z' } },
    false,
  ],
  [
    'was cancelled unpaid',
    {
      payment_status: { awaiting_payment: false },
      cancellation: { refund_to: 'awaiting_payment' },
    },
    false,
  ],
  ['was paid, without saying when', { payment_status: { awaiting_payment: false } }, true],
])('detects whether a cancelled order %s', (_, changes, paid) => {
  expect(isPaid(anOrder({ cancelled_at: '2027-01-10T12:30:00Z', ...changes }))).toBe(paid);
});

it.each<[string, number, string, object]>([
  ['sold out', 422, 'offer_no_longer_available', { kind: 'no', reason: 'sold-out' }],
  ['dearer', 422, 'price_changed', { kind: 'no', reason: 'price-changed' }],
  ['a repetition, which may be ours', 422, 'duplicate_booking', { kind: 'unknown' }],
  ['their own failure', 500, 'offer_no_longer_available', { kind: 'unknown' }],
  ['words that are not listed', 422, 'airline_unknown', { kind: 'unknown' }],
])('reads the outcome of %s', (_, status, code, outcome) => {
  const error = new SupplierError('NDC', status < 500 ? 'rejected' : 'unavailable', undefined, {
    status,
    body: { errors: [{ type: 'airline_error', code, title: code }] },
  });
  expect(ndcFailureOutcome(error)).toEqual(outcome);
});
