import type { Cancellation } from '@tiquete/contracts';
import { BOOKING_STATES } from '../repository';
import { quoteCancellation } from './quote';

const step = (from: string | null, penalty: number) => ({
  from,
  penalty_amount: penalty,
  refund_amount: 480_000 - penalty,
  penalty_porcent: 0,
});
const terms: Cancellation = {
  refundable: true,
  free_until: '2027-03-08T18:00:00-05:00',
  timeline: [
    step(null, 0),
    step('2027-03-08T18:00:00-05:00', 240_000),
    step('2027-03-09T18:00:00-05:00', 480_000),
  ],
};
const booking = {
  state: 'CONFIRMED' as const,
  total: 480_000,
  cancellation: terms,
  date_from: '2027-03-10',
  cancel_penalty: null,
  snapshot: {},
  paid_at: null,
  paid: 480_000,
};
const at = (instant: string, over: object = {}) =>
  quoteCancellation({ ...booking, ...over }, new Date(instant));

it.each([
  ['long before', '2027-01-01T00:00:00Z', 0],
  [
    'a millisecond before the end of what is free, by the hotel’s clock',
    '2027-03-08T22:59:59.999Z',
    0,
  ],
  ['at that very instant', '2027-03-08T23:00:00.000Z', 240_000],
  ['between the steps', '2027-03-09T12:00:00Z', 240_000],
  ['at the last step', '2027-03-09T23:00:00Z', 480_000],
])('retains what was sold %s', (_, instant, penalty) => {
  expect(at(instant)).toMatchObject({
    penalty,
    refund: 480_000 - penalty,
    refundable: penalty < 480_000,
    isCancellable: true,
  });
});

it('states the end of free cancellation only while it is free', () => {
  expect(at('2027-03-01T00:00:00Z').freeUntil).toEqual(new Date('2027-03-08T23:00:00Z'));
  expect(at('2027-03-09T00:00:00Z').freeUntil).toBeNull();
  expect(
    at('2027-03-01T00:00:00Z', {
      cancellation: { refundable: true, free_until: null, timeline: [step(null, 0)] },
    }).freeUntil,
  ).toBeNull();
});

it('retains everything under unknown terms, and never more than the price', () => {
  expect(at('2027-01-01T00:00:00Z', { cancellation: null })).toMatchObject({
    penalty: 480_000,
    refund: 0,
    refundable: false,
    isCancellable: true,
  });
  expect(
    at('2027-01-01T00:00:00Z', { cancellation: { ...terms, timeline: [step(null, 900_000)] } }),
  ).toMatchObject({ penalty: 480_000, refund: 0 });
  expect(
    at('2027-01-01T00:00:00Z', {
      cancellation: { ...terms, timeline: [step('2027-03-09T18:00:00-05:00', 480_000)] },
    }).penalty,
  ).toBe(480_000);
});

it('does not fall again when a later step is cheaper by mistake', () => {
  const timeline = [
    step(null, 0),
    step('2027-03-08T18:00:00-05:00', 480_000),
    step('2027-03-09T18:00:00-05:00', 100),
  ];
  expect(at('2027-03-09T23:30:00Z', { cancellation: { ...terms, timeline } }).penalty).toBe(
    480_000,
  );
});

it.each([
  ['an hour before the arrival', '2027-03-10T14:00:00-05:00', {}, null],
  ['once the stay has begun by the hotel’s clock', '2027-03-10T15:00:00-05:00', {}, 'STARTED'],
  [
    'by another place’s clock',
    '2027-03-10T12:59:00Z',
    {
      cancellation: {
        ...terms,
        timeline: [step(null, 0), step('2027-03-09T18:00:00+02:00', 480_000)],
      },
    },
    null,
  ],
  [
    'by another place’s clock, a minute later',
    '2027-03-10T13:00:00Z',
    {
      cancellation: {
        ...terms,
        free_until: null,
        timeline: [step(null, 0), step('2027-03-09T18:00:00+02:00', 480_000)],
      },
    },
    'STARTED',
  ],
  [
    'while it is free that evening',
    '2027-03-10T17:30:00-05:00',
    { cancellation: { ...terms, free_until: '2027-03-10T18:00:00-05:00' } },
    null,
  ],
  [
    'on the next day',
    '2027-03-11T00:00:00-05:00',
    { cancellation: { ...terms, free_until: '2027-03-12T18:00:00-05:00' } },
    'STARTED',
  ],
])('is impossible after the arrival: %s', (_, instant, over, reason) => {
  expect(at(instant, over)).toMatchObject({ isCancellable: reason === null, reason });
});

it('is possible for confirmed and waiting bookings, and without a refund for unpaid ones', () => {
  const reasons = BOOKING_STATES.map((state) => [
    state,
    at('2027-01-01T00:00:00Z', { state }).reason,
  ]);
  const already = [
    'CANCELLING',
    'CANCELLING_AT_SUPPLIER',
    'CANCEL_UNKNOWN',
    'CANCEL_REVIEW',
    'CANCELLED',
  ];
  for (const [state, reason] of reasons) {
    if (['WAITING', 'CONFIRMED', 'CREATED', 'HELD', 'AWAITING_PAYMENT'].includes(state ?? ''))
      expect([state, reason]).toEqual([state, null]);
    else
      expect([state, reason]).toEqual([
        state,
        already.includes(state ?? '') ? 'ALREADY' : 'NOT_CONFIRMED',
      ]);
  }
  expect(at('2027-03-09T23:00:00Z', { state: 'AWAITING_PAYMENT' })).toEqual({
    refundable: false,
    penalty: 0,
    refund: 0,
    freeUntil: null,
    isCancellable: true,
    reason: null,
    right: null,
  });
});

it('does not change once the cancellation was requested', () => {
  expect(at('2027-03-09T23:30:00Z', { state: 'CANCEL_UNKNOWN', cancel_penalty: 0 })).toMatchObject({
    penalty: 0,
    refund: 480_000,
    reason: 'ALREADY',
  });
});

it("follows the product's own rules, but never exceeds the price", () => {
  const termsAt = () => ({
    penalty: 60_000,
    right: 'RETRACTO' as const,
    freeUntil: null,
    startsAt: new Date('2027-03-10T11:05:00Z'),
  });
  const quote = (instant: string, over: object = {}) =>
    quoteCancellation({ ...booking, ...over }, new Date(instant), { termsAt });
  expect(quote('2027-03-10T11:04:59Z')).toMatchObject({
    penalty: 60_000,
    refund: 420_000,
    right: 'RETRACTO',
    isCancellable: true,
  });
  expect(quote('2027-03-10T11:05:00Z')).toMatchObject({
    isCancellable: false,
    reason: 'STARTED',
    right: null,
  });
  expect(quote('2027-03-01T00:00:00Z', { total: 50_000, paid: 50_000 })).toMatchObject({
    penalty: 50_000,
    refund: 0,
    refundable: false,
  });
});
