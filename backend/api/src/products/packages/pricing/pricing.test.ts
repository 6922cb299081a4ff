import type { PackageRoom } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import fc from 'fast-check';
import { aRoom } from '../testing/searches';
import { depositOf, paymentPlan } from './paymentPlan';
import { priceRooms, type RoomPrices } from './priceRooms';
import { refuseRoom } from '../quote/choosePackage';
import { packageTerms } from './terms';

const prices: RoomPrices = {
  adult: { single: 1300, double: 900, triple: 800 },
  children: [
    { min_age: 0, max_age: 1, without_bed: 90 },
    { min_age: 2, max_age: 5, without_bed: 400 },
    { min_age: 6, max_age: 11, with_bed: 700, without_bed: 500 },
  ],
};
const pesos = { supplement: 0, rate: null };
const dollars = { supplement: 0, rate: { currency: 'USD', rate: '4102.35', day: '2026-11-23' } };
const amountsOf = (rooms: PackageRoom[], basis = pesos, of = prices) => {
  const priced = priceRooms(of, rooms, basis);
  return priced.kind === 'priced'
    ? [priced.roomTypes.join(), priced.travellers.map((one) => one.pesos), priced.total]
    : priced;
};

it.each<[string, PackageRoom, string, number[]]>([
  ['one adult', aRoom(1), 'single', [1300]],
  ['two adults', aRoom(2), 'double', [900, 900]],
  ['three adults', aRoom(3), 'triple', [800, 800, 800]],
  ['a child that has no bed in the catalogue', aRoom(2, [4]), 'double', [900, 900, 400]],
  ['a child with a bed', aRoom(2, [8]), 'triple', [800, 800, 700]],
  ['a child that shares one', aRoom(2, [8], { beds: [false] }), 'double', [900, 900, 500]],
  ['a child beyond the bands, as an adult', aRoom(1, [14]), 'double', [900, 900]],
  ['the older child in the last bed', aRoom(2, [7, 10]), 'triple', [800, 800, 500, 700]],
  ['a baby', aRoom(2, [], { infants: 1 }), 'double', [900, 900, 90]],
])('prices %s', (_, room, type, amounts) => {
  expect(amountsOf([room])).toEqual([
    type,
    amounts,
    amounts.reduce((sum, amount) => sum + amount, 0),
  ]);
});

it('adds the supplement of the origin for each traveller with a seat', () => {
  expect(amountsOf([aRoom(2, [4], { infants: 1 })], { supplement: 60, rate: null })).toEqual([
    'double',
    [960, 960, 460, 90],
    2470,
  ]);
});

it("charges the adult's price for an infant without an age band", () => {
  expect(amountsOf([aRoom(1, [], { infants: 1 })], pesos, { ...prices, children: [] })).toEqual([
    'single',
    [1300, 1300],
    2600,
  ]);
});

it('names the room that is not sold, with its required and available beds', () => {
  expect(amountsOf([aRoom(2), aRoom(4, [], { room: 2 })])).toEqual({
    kind: 'no-room',
    index: 1,
    beds: 4,
    most: 3,
  });
  expect(amountsOf([aRoom(2, [7, 8], { beds: [true, true] })])).toMatchObject({ beds: 4 });
  const doubles = { ...prices, adult: { double: 900 } };
  expect(amountsOf([aRoom(1)], pesos, doubles)).toMatchObject({ beds: 1, most: 2 });
  expect(amountsOf([aRoom(3)], pesos, doubles)).toMatchObject({ beds: 3, most: 2 });
});

const anAmount = fc.integer({ min: 1, max: 20_000 });
const anyPrices: fc.Arbitrary<RoomPrices> = fc.record({
  adult: fc.record({ single: anAmount, double: anAmount, triple: anAmount }),
  children: fc.constantFrom(...[0, 1, 2, 3]).chain((bands) =>
    fc.tuple(anAmount, anAmount).map(([with_bed, without_bed]) =>
      Array.from({ length: bands }, (_, index) => ({
        min_age: index * 4,
        max_age: index * 4 + 3,
        ...(index !== 1 && { without_bed: without_bed + index }),
        ...(index !== 0 && { with_bed: with_bed + index }),
      })),
    ),
  ),
});
const anyRoom = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.integer({ min: 2, max: 17 }), { maxLength: 4 }),
    fc.integer({ min: 0, max: 2 }),
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([adults, children, infants, beds, hasBeds]) =>
    aRoom(adults, children, {
      infants,
      ...(hasBeds && { beds: beds.slice(0, children.length) }),
    }),
  );
const anyBasis = fc.record({
  supplement: fc.nat(500),
  rate: fc.constantFrom(null, dollars.rate),
});

it('prices each traveller once, in whole pesos, within the beds of the room', () => {
  fc.assert(
    fc.property(
      anyPrices,
      fc.array(anyRoom, { minLength: 1, maxLength: 4 }),
      anyBasis,
      (of, rooms, basis) => {
        const priced = priceRooms(of, rooms, basis);
        if (priced.kind === 'no-room') {
          expect(priced.beds).toBeGreaterThan(3);
          return;
        }
        expect(priced.total).toBe(priced.travellers.reduce((sum, one) => sum + one.pesos, 0));
        rooms.forEach(({ Adult, Child, Infant }, index) => {
          const own = priced.travellers.filter(({ room }) => room === index + 1);
          expect(own.map(({ type }) => type)).toEqual([
            ...Adult.Age.map(() => 'AD'),
            ...Child.Age.map(() => 'CH'),
            ...Array<string>(Infant).fill('INF'),
          ]);
          const beds = own.filter(({ hasBed }) => hasBed).length;
          expect(['single', 'double', 'triple'][beds - 1]).toBe(priced.roomTypes[index]);
          expect(own.every((one) => Number.isInteger(one.pesos) && one.pesos > 0)).toBe(true);
        });
        // Rooms priced one by one have the same prices as all of them together.
        const alone = rooms.map((room) => priceRooms(of, [room], basis));
        expect(alone.reduce((sum, one) => sum + (one.kind === 'priced' ? one.total : 0), 0)).toBe(
          priced.total,
        );
      },
    ),
  );
});

const deposit = { percent: 30, instalments: 2, due_days_before: 45, grace_days: 3 };

it('makes the deposit due at once and the rest in equal parts until the last day', () => {
  expect(
    paymentPlan(deposit, { total: 1_000_001, date: '2027-06-30', today: '2027-01-01' }),
  ).toEqual({
    deposit_percent: 30,
    instalments: [
      { number: 1, due_on: null, amount: 300_001 },
      { number: 2, due_on: '2027-03-10', amount: 350_000 },
      { number: 3, due_on: '2027-05-16', amount: 350_000 },
    ],
    grace_days: 3,
  });
});

it('makes the whole price due at once without a deposit, or when the last payment is too near', () => {
  const sale = { total: 1_000_000, date: '2027-06-30', today: '2027-01-01' };
  expect(paymentPlan(undefined, sale)).toBeNull();
  expect(paymentPlan(deposit, { ...sale, today: '2027-05-02' })).not.toBeNull();
  expect(paymentPlan(deposit, { ...sale, today: '2027-05-03' })).toBeNull();
  expect(paymentPlan(deposit, { ...sale, today: '2027-06-20' })).toBeNull();
});

it('returns payments that add up to the total, on ascending days', () => {
  const anyDeposit = fc.record({
    percent: fc.integer({ min: 5, max: 90 }),
    instalments: fc.integer({ min: 1, max: 6 }),
    due_days_before: fc.integer({ min: 1, max: 180 }),
    grace_days: fc.nat(15),
  });
  fc.assert(
    fc.property(
      anyDeposit,
      fc.integer({ min: 1, max: 90_000_000 }),
      fc.nat(365),
      (of, total, ahead) => {
        const [today, date] = ['2027-01-01', addDays('2027-01-01', ahead)];
        const plan = paymentPlan(of, { total, date, today });
        if (!plan) return;
        const amounts = plan.instalments.map(({ amount }) => amount);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        expect(amounts.every((amount) => amount > 0)).toBe(true);
        expect(amounts[0]).toBe(depositOf(total, of.percent));
        const days = plan.instalments.flatMap(({ due_on }) => due_on ?? []);
        expect([today, ...days]).toEqual([...new Set([today, ...days])].toSorted());
        expect(days.at(-1)).toBe(addDays(date, -of.due_days_before));
      },
    ),
  );
});

const bands = [
  { days_before: 30, penalty_percent: 20 },
  { days_before: 10, penalty_percent: 60 },
];
const termsAt = (now: string) =>
  packageTerms(bands, { total: 999_999, date: '2027-03-31', now: new Date(now) });

it('retains nothing before the first band, and each band begins at midnight in Colombia', () => {
  expect(termsAt('2027-01-01T12:00:00Z')).toEqual({
    refundable: true,
    free_until: '2027-03-01T00:00:00-05:00',
    timeline: [
      { from: null, refund_amount: 999_999, penalty_amount: 0, penalty_porcent: 0 },
      {
        from: '2027-03-01T00:00:00-05:00',
        refund_amount: 799_999,
        penalty_amount: 200_000,
        penalty_porcent: 20,
      },
      {
        from: '2027-03-21T00:00:00-05:00',
        refund_amount: 400_000,
        penalty_amount: 599_999,
        penalty_porcent: 60,
      },
    ],
  });
  expect(termsAt('2027-03-01T04:59:59Z').refundable).toBe(true);
  expect(termsAt('2027-03-01T05:00:00Z')).toMatchObject({ refundable: false, free_until: null });
  expect(termsAt('2027-03-25T12:00:00Z').timeline).toMatchObject([
    { from: null, penalty_amount: 599_999 },
  ]);
});

it('suggests a distribution for a group that fits no room', () => {
  const refused = () => refuseRoom({ kind: 'no-room', index: 1, beds: 4, most: 3 }, '/Room');
  expect(refused).toThrow(
    'En la habitación 2 hay 4 personas con cama y las de este paquete son para 3 personas como máximo. Repártelas en 2 habitaciones.',
  );
});
