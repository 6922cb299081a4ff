import { randomUUID } from 'node:crypto';
import type { Cancellation } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import type { KeyedCall, NewBooking, People, Quote } from '../ports';

export const PAY_MINUTES = 60;

export const aPeople = (over: Partial<People['customer']> = {}): People => ({
  customer: {
    name: 'Ana',
    lastname: 'Torres',
    document_type: 4,
    document: '1032456789',
    email: 'ana@viajes.test',
    phone_country: '57',
    phone: '3001234567',
    birth_date: '1990-05-17',
    gender: 49,
    nationality: 'CO',
    ...over,
  },
  passengers: [
    {
      name: 'Ana',
      lastname: 'Torres',
      type: 'AD',
      room: 1,
      age: 36,
      holder: true,
      document: '1032456789',
    },
  ],
  remark: 'Cama doble, por favor',
});
/** People of a booking whose buyer is a company with a NIT. */
export const aCompanysPeople = (): People =>
  aPeople({
    company: 'Cafés de la Sierra 3A S.A.S.',
    document_type: 7304,
    document: '8001972684',
    birth_date: undefined,
    gender: undefined,
  });
export const aQuote = (now: Date, over: Partial<Quote> = {}): Quote => ({
  product: 'HOTEL',
  supplier: 'HB',
  title: 'Hotel Casa del Mar',
  image: '/media/hb/1/1',
  dateFrom: '2027-03-10',
  dateTo: '2027-03-12',
  destinationName: 'Cartagena',
  totalPax: 1,
  total: 480_000,
  priceBreakdown: {
    base: 403_361,
    taxes: [{ name: 'IVA', amount: 76_639, included: true }],
    fees: [],
    pay_at_hotel: [],
  },
  cancellation: null,
  rateComments: 'Llegada desde las 15:00.',
  snapshot: { hotelCode: '1' },
  supplierData: { rateKey: 'secret-rate-key' },
  people: aPeople(),
  consents: { terms_version: '1', data_policy_version: '1', cancellation_policy_hash: 'x' },
  payBy: new Date(now.getTime() + PAY_MINUTES * 60_000),
  ...over,
});
/** Cancellation terms in local time: free for two days, then half the price, and everything from the day before. */
export const someTerms = (now: Date, total = 480_000): Cancellation => {
  const at = (hours: number) =>
    new Date(now.getTime() + hours * 3_600_000 - 5 * 3_600_000)
      .toISOString()
      .replace(/\.\d+Z$/, '-05:00');
  const step = (from: string | null, penalty: number) => ({
    from,
    penalty_amount: penalty,
    refund_amount: total - penalty,
    penalty_porcent: (100 * penalty) / total,
  });
  return {
    refundable: true,
    free_until: at(48),
    timeline: [step(null, 0), step(at(48), total / 2), step(at(72), total)],
  };
};
/** A trip in 60 days for 480 000: 160 000 now, 200 000 in 20 days and 120 000 in 30 days, with three days of grace. */
export const inInstalments = (now: Date): Partial<Quote> => {
  const day = (days: number) => addDays(today(now), days);
  return {
    dateFrom: day(60),
    dateTo: day(62),
    schedule: {
      instalments: [
        { number: 1, due_on: null, amount: 160_000 },
        { number: 2, due_on: day(20), amount: 200_000 },
        { number: 3, due_on: day(30), amount: 120_000 },
      ],
      graceDays: 3,
    },
  };
};
export const aCall = (over: Partial<KeyedCall> = {}): KeyedCall => ({
  brandId: 'tiquete',
  userId: null,
  route: 'hotels/prebookings',
  key: randomUUID(),
  bodyHash: 'h',
  ...over,
});
export const toAnswer = ({ id, code }: NewBooking) => ({ id, code });
