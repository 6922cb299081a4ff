import * as fc from 'fast-check';
import { createQuoteMoney } from '../quoteMoney';
import { rateFor } from '../testing/inCurrency';
import { inPesos } from './inPesos';
import type { ReportedOffer, ReportedTraveler } from './toSupplierOffer';

type Lines = readonly { code: string; amount: number }[];
const aTraveler = (base: number, taxes: Lines, total: number): ReportedTraveler => ({
  travelerId: '1',
  travelerType: 'ADULT',
  base,
  total,
  taxes,
  fees: [],
  fareDetailsBySegment: [],
});
const anOffer = (travelers: ReportedTraveler[], total: number): ReportedOffer => ({
  itineraries: [],
  travelers,
  total,
  instantTicketingRequired: true,
  oneWay: true,
  holdUntil: null,
  bookableUntil: null,
  seats: 4,
  validatingAirlineCodes: ['AV'],
  fareNames: [],
  rules: {
    changeable: null,
    change_penalty: null,
    refundable: null,
    refund_penalty: null,
  },
  co2Kg: null,
  key: {},
});
const convert = (offer: ReportedOffer, rate = '4461.8') =>
  inPesos(offer, 'EUR', createQuoteMoney({ rateOf: rateFor(rate) }));

it('rounds every line once, and the total is their sum', () => {
  const taxes = [
    { code: 'CO', amount: 10.01 },
    { code: 'YQ', amount: 20.02 },
  ];
  const { travelers, total, quoted } = convert(
    anOffer([aTraveler(100.01, taxes, 130.04), aTraveler(100.01, taxes, 130.04)], 260.08),
  );
  const [first] = travelers;
  expect(first?.taxes.map(({ amount }) => amount)).toEqual([44_663, 89_325]);
  // Converting the sum 130.04 once would give one peso less.
  expect([first?.base, first?.total]).toEqual([446_225, 580_213]);
  expect(total).toBe(2 * (first?.total ?? 0));
  expect(quoted?.original).toEqual({ amount: '260.08', currency: 'EUR' });
});

it('merges taxes into one line when only some are named', () => {
  const { travelers } = convert(
    anOffer([aTraveler(100, [{ code: 'CO', amount: 10 }], 150)], 150),
    '4000',
  );
  expect(travelers[0]).toMatchObject({ base: 400_000, total: 600_000 });
  expect(travelers[0]?.taxes).toMatchObject([{ code: '', amount: 200_000 }]);
});

it('rejects travellers whose prices differ from the offer’s', () =>
  expect(() => convert(anOffer([aTraveler(100, [], 100)], 101))).toThrow('sum'));

it('leaves an offer in pesos unchanged', () => {
  const offer = anOffer([aTraveler(100, [], 100.4)], 100.4);
  expect(inPesos(offer, 'COP', createQuoteMoney({ rateOf: () => undefined }))).toBe(offer);
});

it('differs from one conversion of the total by at most half a peso a line', () => {
  const cents = fc.integer({ min: 1, max: 500_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 8 }), (base, amounts) => {
      const taxes = amounts.map((amount) => ({ code: 'CO', amount }));
      const sum = base + amounts.reduce((all, amount) => all + amount, 0);
      const { total } = convert(anOffer([aTraveler(base, taxes, sum)], sum));
      expect(Number.isInteger(total)).toBe(true);
      expect(Math.abs(total - sum * 4461.8)).toBeLessThanOrEqual((taxes.length + 1) / 2 + 0.01);
    }),
  );
});
