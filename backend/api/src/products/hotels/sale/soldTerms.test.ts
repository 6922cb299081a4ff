import { aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import { toSoldTerms, worsened, type SoldTerms } from './soldTerms';

const now = new Date('2027-01-10T12:00:00Z');
const sold: SoldTerms = toSoldTerms({
  kind: 'priced',
  rate: aSupplierRate({ board: 'HB' }),
  roomId: 'DBT.ST',
  atHotel: [{ amount: '15.00', currency: 'USD' }],
});
const { cancellation } = sold;
const fixed: SoldTerms['cancellation'] = {
  refundable: false,
  free_until: null,
  timeline: [{ from: null, refund_amount: 0, penalty_amount: 700_001, penalty_porcent: 100 }],
};
const free: SoldTerms['cancellation'] = {
  refundable: true,
  free_until: null,
  timeline: [{ from: null, refund_amount: 700_001, penalty_amount: 0, penalty_porcent: 0 }],
};

it.each<[string, Partial<SoldTerms>, string[]]>([
  ['nothing', {}, []],
  ['a rate that cannot be cancelled for free any more', { cancellation: fixed }, ['cancellation']],
  ['another room', { roomId: 'SGL.ST' }, ['room']],
  ['a board that promises less', { board: 'BB' }, ['board']],
  ['more of the same charge', { atHotel: [{ amount: '15.02', currency: 'USD' }] }, ['charges']],
  [
    'a charge in another currency',
    { atHotel: [...(sold.atHotel ?? []), { amount: '1000', currency: 'COP' }] },
    ['charges'],
  ],
  [
    'all of it',
    { cancellation: fixed, roomId: 'X', board: 'RO', atHotel: [{ amount: '99', currency: 'USD' }] },
    ['room', 'board', 'cancellation', 'charges'],
  ],
  ['a board that promises more', { board: 'AI' }, []],
  ['terms that keep less', { cancellation: free }, []],
  ['a charge that is gone', { atHotel: [] }, []],
  ['what the supplier does not say', { roomId: undefined, atHotel: undefined }, []],
])('detects that %s got worse', (_, changes, worse) => {
  expect(worsened(sold, { ...sold, ...changes }, now)).toEqual(worse);
});

it('compares only terms that still apply: a deadline in the past counts as sold', () => {
  const later = new Date(cancellation.timeline.at(-1)?.from ?? now);
  expect(worsened(sold, { ...sold, cancellation: fixed }, later)).toEqual([]);
});
