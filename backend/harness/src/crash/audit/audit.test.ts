import { audit } from './audit';
import { harmOf, lastingHarmOf } from './findings';
import type { Books } from './readBooks';
import type { Story } from '../people/traveller';

const [CODE, TOTAL] = ['TQAAAAAAAAAA', 500_000];
const booking = {
  brand: 'tiquete',
  id: '1',
  code: CODE,
  state: 'CONFIRMED',
  total: TOTAL,
  paid: TOTAL,
  parts: 1,
  payments: 1,
  penalty: null,
  isMissed: false,
  isWithdrawn: false,
  hasCase: false,
  supplier: 'HB',
  board: 'BB',
  isRefundable: true,
  manual: 0,
  history: 'CREATED',
  from: '2027-03-10',
  isMoving: false,
  extras: [],
};
const charge = { reference: `${CODE}-1`, charges: 1, captured: TOTAL, refunded: 0, net: TOTAL };
const room = { code: CODE, isLive: true };
const story: Story = {
  brand: 'tiquete',
  bookingId: '1',
  code: CODE,
  total: TOTAL,
  seen: 'OK',
  cancelled: null,
};
const booksWith = (over: Partial<Books>): Books => ({
  charges: [charge],
  sold: [room],
  bookings: [booking],
  open: 0,
  unreported: 0,
  reportedTwice: [],
  mails: [],
  delivered: new Map(),
  ...over,
});
const found = (over: Partial<Books>, stories: readonly Story[] = [story]) => {
  const findings = audit(booksWith(over), stories, () => undefined);
  return Object.entries(findings)
    .filter(([, count]) => count > 0)
    .map(([kind]) => kind);
};
const refunded = { ...charge, refunded: TOTAL, net: 0 };
const policy = {
  id: 'e1',
  reference: `${CODE}-E1-1`,
  provider: 'POLICY',
  state: 'CONFIRMED',
  amount: 40_000,
  refunded: 0,
  from: '2027-03-10',
  isMoving: false,
};
const insured = { code: policy.reference, isLive: true };
const withPolicy = (over: Partial<typeof policy> = {}, paid = 40_000): Partial<Books> => ({
  charges: [{ ...charge, captured: TOTAL + 40_000, refunded: 40_000 - paid, net: TOTAL + paid }],
  bookings: [{ ...booking, extras: [{ ...policy, ...over }] }],
  sold: [room, { ...insured, isLive: (over.state ?? policy.state) === 'CONFIRMED' }],
});
/** A booking whose first of two instalments is paid. */
const inParts = { ...booking, paid: 200_000, parts: 2 };
const deposit = { ...charge, captured: 200_000, net: 200_000 };
const missed = { ...inParts, state: 'CANCELLED', isMissed: true, penalty: 150_000 };
const retained = (net: number): Partial<Books> => ({
  charges: [{ ...deposit, refunded: 200_000 - net, net }],
  sold: [{ ...room, isLive: false }],
  bookings: [missed],
});
const withdrawn = (net: number): Partial<Books> => ({
  ...retained(net),
  bookings: [{ ...inParts, state: 'CANCELLED', isWithdrawn: true, penalty: 0 }],
});
const ended = (state: string) => [{ ...booking, state }];

it.each<[string, Partial<Books>, Story?]>([
  ['a price paid and a room', {}],
  [
    'money and no room that an operator looks into',
    { sold: [], bookings: [{ ...booking, state: 'MANUAL_REVIEW', hasCase: true }] },
  ],
  [
    'a room with the terms that were sold',
    { sold: [{ ...room, board: 'BB', isRefundable: true }] },
  ],
  ['a price paid and an order with its tickets', { sold: [{ ...room, isUnticketed: false }] }],
  [
    'money and an order whose tickets an operator looks into',
    {
      sold: [{ ...room, isUnticketed: true }],
      bookings: [{ ...booking, state: 'ISSUE_REVIEW', hasCase: true }],
    },
  ],
  ['nothing paid and no room', { charges: [], sold: [], bookings: ended('EXPIRED') }],
  [
    'a price given back and no room',
    { charges: [refunded], sold: [], bookings: ended('REJECTED') },
  ],
  [
    'a declined page before the one that was paid',
    {
      charges: [
        { ...charge, charges: 0, captured: 0, net: 0 },
        { ...charge, reference: `${CODE}-2` },
      ],
    },
  ],
  ['a first part that is paid', { charges: [deposit], bookings: [inParts] }],
  [
    'two parts that are paid by two payments',
    {
      charges: [deposit, { ...charge, reference: `${CODE}-2`, captured: 300_000, net: 300_000 }],
      bookings: [{ ...inParts, paid: TOTAL, payments: 2 }],
    },
  ],
  ['a policy on its days', { sold: [{ ...room, from: '2027-03-10' }] }],
  [
    'a policy whose move has not ended',
    { sold: [{ ...room, from: '2027-03-15' }], bookings: [{ ...booking, isMoving: true }] },
  ],
  ['a departure that was cancelled, all given back', withdrawn(0)],
  ['a missed part that cost its penalty', retained(150_000), { ...story, laterParts: 'missed' }],
  [
    'a refund that a person has to pay',
    {
      charges: [{ ...charge, refunded: 0, net: TOTAL }],
      sold: [{ ...room, isLive: false }],
      bookings: [{ ...booking, state: 'CANCELLED', hasCase: true, manual: 300_000 }],
    },
    { ...story, cancelled: { penalty: 200_000, refund: 300_000 } },
  ],
  [
    'a refund that a person looks into, and that has arrived',
    {
      charges: [{ ...charge, refunded: 300_000, net: 200_000 }],
      sold: [{ ...room, isLive: false }],
      bookings: [{ ...booking, state: 'CANCELLED', hasCase: true, manual: 10_000 }],
    },
    { ...story, cancelled: { penalty: 200_000, refund: 300_000 } },
  ],
  ['a policy beside the room', withPolicy()],
  ['a policy that was given back alone', withPolicy({ state: 'CANCELLED', refunded: 40_000 }, 0)],
  [
    'a policy of which was kept what was agreed',
    withPolicy({ state: 'CANCELLED', refunded: 30_000 }, 10_000),
    { ...story, cancelledExtra: { id: 'e1', penalty: 10_000 } },
  ],
  [
    'a penalty kept of a room that was cancelled',
    {
      charges: [{ ...charge, refunded: 300_000, net: 200_000 }],
      sold: [{ ...room, isLive: false }],
      bookings: ended('CANCELLED'),
    },
    { ...story, cancelled: { penalty: 200_000, refund: 300_000 } },
  ],
])('finds nothing in %s', (_, books, reported = story) =>
  expect(found(books, [reported])).toEqual([]),
);

it.each<[string, Partial<Books>, string]>([
  ['a booking that is not stored', { bookings: [] }, 'lost'],
  ['a confirmed booking without a room', { sold: [] }, 'lost'],
  ['a confirmed booking whose price went back', { charges: [refunded] }, 'refundedTwice'],
  [
    'an ended booking that keeps its room',
    { charges: [refunded], bookings: ended('REJECTED') },
    'lost',
  ],
  ['an ended booking that keeps its money', { sold: [], bookings: ended('EXPIRED') }, 'lost'],
  [
    'two payments, though one was given back',
    { charges: [charge, { ...refunded, reference: `${CODE}-2` }] },
    'doubleCharged',
  ],
  ['two rooms', { sold: [room, room] }, 'duplicateBookings'],
  ['money and no room', { sold: [], bookings: ended('SUPPLIER_UNKNOWN') }, 'paidWithoutBooking'],
  [
    'money and no room without a case',
    { sold: [], bookings: ended('MANUAL_REVIEW') },
    'paidWithoutBooking',
  ],
  ['a room and no money', { charges: [] }, 'bookedUnpaid'],
  [
    'more back than came',
    { charges: [{ ...charge, refunded: 2 * TOTAL, net: -TOTAL }] },
    'refundedTwice',
  ],
  [
    'a supplier’s room without a booking',
    { sold: [room, { code: 'TQBBBBBBBBBB', isLive: true }] },
    'lost',
  ],
  ['a room with another board than was sold', { sold: [{ ...room, board: 'RO' }] }, 'lost'],
  [
    'a room that cannot be cancelled for free any more',
    { sold: [{ ...room, isRefundable: false }] },
    'lost',
  ],
  ['an order that we paid twice', { sold: [{ ...room, payments: 2 }] }, 'doubleCharged'],
  ['a confirmed order without tickets', { sold: [{ ...room, isUnticketed: true }] }, 'lost'],
  [
    'a penalty other than agreed',
    {
      charges: [{ ...charge, refunded: 300_000, net: 200_000 }],
      sold: [{ ...room, isLive: false }],
      bookings: ended('CANCELLED'),
    },
    'lost',
  ],
  ['a part that is stored as paid and is not', { charges: [deposit] }, 'lost'],
  [
    'a second payment that pays no part',
    {
      charges: [deposit, { ...deposit, reference: `${CODE}-2`, refunded: 200_000, net: 0 }],
      bookings: [inParts],
    },
    'doubleCharged',
  ],
  [
    'a policy that its supplier has on other days',
    { sold: [{ ...room, from: '2027-03-15' }] },
    'otherDays',
  ],
  ['a departure that was cancelled, not all given back', withdrawn(1), 'lost'],
  ['a booking cancelled as missed that was not missed', retained(150_000), 'lost'],
  ['a policy that was never issued', { ...withPolicy(), sold: [room] }, 'extrasLost'],
  [
    'a policy that was issued twice',
    { ...withPolicy(), sold: [room, insured, insured] },
    'duplicateBookings',
  ],
  [
    'a policy that stands after it was given back',
    { ...withPolicy({ state: 'CANCELLED', refunded: 40_000 }, 0), sold: [room, insured] },
    'extrasLost',
  ],
  ['a policy whose money is kept', withPolicy({ state: 'CANCELLED', refunded: 40_000 }), 'lost'],
  [
    'a refund that is not due',
    {
      charges: [{ ...charge, refunded: 0, net: TOTAL }],
      sold: [{ ...room, isLive: false }],
      bookings: [{ ...booking, state: 'CANCELLED', manual: 300_000 }],
    },
    'lost',
  ],
  [
    'a refund that a person looks into, and more given back than with it was owed',
    {
      charges: [{ ...charge, refunded: 401_000, net: 99_000 }],
      sold: [{ ...room, isLive: false }],
      bookings: [{ ...booking, state: 'CANCELLED', hasCase: true, manual: 10_000 }],
    },
    'lost',
  ],
  ['what still goes on', { open: 1 }, 'unfinished'],
  ['what is reported twice', { reportedTwice: ['TQAAAAAAAAAA REFUNDED {}'] }, 'reportedTwice'],
])('finds %s', (_, books, kind) =>
  expect(found(books, [{ ...story, cancelled: { penalty: 100_000, refund: 400_000 } }])).toContain(
    kind,
  ),
);

it('finds a booking that no traveller has made', () => expect(found({}, [])).toContain('lost'));

it('counts permanent losses while travellers are buying, and no booking that may still be made', () => {
  const paidOnly = { sold: [], bookings: ended('PAID') };
  const findings = (over: Partial<Books>) => audit(booksWith(over), [story], () => undefined);
  expect(harmOf(findings(paidOnly))).toBe(1);
  expect(lastingHarmOf(findings(paidOnly))).toBe(0);
  expect(lastingHarmOf(findings({ sold: [room, room] }))).toBeGreaterThan(0);
  expect(harmOf(findings({ open: 3, unreported: 2 }))).toBe(0);
});

it('finds an extra with a higher penalty than agreed', () =>
  expect(
    found(withPolicy({ state: 'CANCELLED', refunded: 20_000 }, 20_000), [
      { ...story, cancelledExtra: { id: 'e1', penalty: 10_000 } },
    ]),
  ).toContain('extrasLost'));

it('finds a booking in force despite a missed instalment, and one that retained more than its penalty', () => {
  const reported = [{ ...story, laterParts: 'missed' as const }];
  expect(found({ charges: [deposit], bookings: [inParts] }, reported)).toContain('lost');
  expect(found(retained(160_000), reported)).toContain('lost');
});
