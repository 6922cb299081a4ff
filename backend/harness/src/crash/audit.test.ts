import { audit, harmOf, lastingHarmOf } from './audit';
import type { Books } from './readBooks';
import type { Story } from './traveller';

const [CODE, TOTAL] = ['TQAAAAAAAAAA', 500_000];
const booking = {
  brand: 'tiquete',
  id: '1',
  code: CODE,
  state: 'CONFIRMED',
  total: TOTAL,
  hasCase: false,
  supplier: 'HB',
  history: 'CREATED',
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
  reportedTwice: 0,
  ...over,
});
const found = (over: Partial<Books>, stories: readonly Story[] = [story]) => {
  const findings = audit(booksWith(over), stories, () => undefined);
  return Object.entries(findings)
    .filter(([, count]) => count > 0)
    .map(([kind]) => kind);
};
const refunded = { ...charge, refunded: TOTAL, net: 0 };
const ended = (state: string) => [{ ...booking, state }];

it.each<[string, Partial<Books>, Story?]>([
  ['a price paid and a room', {}],
  [
    'money and no room that an operator looks into',
    { sold: [], bookings: [{ ...booking, state: 'MANUAL_REVIEW', hasCase: true }] },
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
    'money and no room that nobody looks into',
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
    'a supplier’s room that nobody knows',
    { sold: [room, { code: 'TQBBBBBBBBBB', isLive: true }] },
    'lost',
  ],
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
  ['what still goes on', { open: 1 }, 'unfinished'],
  ['what is reported twice', { reportedTwice: 1 }, 'reportedTwice'],
])('finds %s', (_, books, kind) =>
  expect(found(books, [{ ...story, cancelled: { penalty: 100_000, refund: 400_000 } }])).toContain(
    kind,
  ),
);

it('finds a booking that no traveller knows of', () => expect(found({}, [])).toContain('lost'));

it('calls harm what no wait mends, and while travellers are at it not what may still be booked', () => {
  const paidOnly = { sold: [], bookings: ended('PAID') };
  const findings = (over: Partial<Books>) => audit(booksWith(over), [story], () => undefined);
  expect(harmOf(findings(paidOnly))).toBe(1);
  expect(lastingHarmOf(findings(paidOnly))).toBe(0);
  expect(lastingHarmOf(findings({ sold: [room, room] }))).toBeGreaterThan(0);
  expect(harmOf(findings({ open: 3, unreported: 2 }))).toBe(0);
});
