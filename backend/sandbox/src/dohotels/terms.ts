import { policiesFor } from '../pricing/cancellation';
import { taxesFor } from '../pricing/taxes';
import type { DoOffer } from './offer';

export interface Penalty {
  /** Instant from which the penalty applies; null for one that applies from the beginning. */
  from: string | null;
  /** Whole pesos. */
  amount: number;
}
const MS = 1000;
/** Instant in UTC without a zone, as the vendor's policies state it. */
export const utcText = (instant: string | number): string =>
  new Date(instant).toISOString().slice(0, -'.000Z'.length);
export const fromUtcText = (text: string): number => Math.floor(Date.parse(`${text}Z`) / MS) * MS;
export const doMoney = (pesos: number): string => pesos.toFixed(2);

/** Penalties of an offer in order, each with its first instant. */
export function penaltiesOf({ hotel, rateClass, question, net, nights }: DoOffer): Penalty[] {
  if (rateClass === 'NRF') return [{ from: null, amount: net }];
  const policies = policiesFor(hotel, rateClass, question.stay, question.searchedOn, {
    nights,
    net,
    promotion: null,
    discount: 0,
  });
  return [
    { from: null, amount: 0 },
    ...policies.map(({ amount, from }) => ({ from: utcText(from), amount: Math.min(amount, net) })),
  ];
}

export interface DoTaxLine {
  name: string;
  included: boolean;
  /** Whole pesos. */
  amount: number;
}
/** Charges by name for all rooms together, in the requested currency. */
export function taxLines({ hotel, question, net }: DoOffer): DoTaxLine[] {
  const { stay, parties } = question;
  const rooms = parties.reduce((sum, party) => sum + party.rooms, 0);
  const lines = parties.flatMap((party) =>
    taxesFor(hotel, stay, party, Math.round((net * party.rooms) / rooms)),
  );
  const names = {
    TAX: 'city_tax',
    FEE: hotel.country.code === 'CO' ? 'hotel_insurance' : 'resort_fee',
  };
  const sums = new Map<string, DoTaxLine>();
  for (const { included, type, clientAmount } of lines) {
    const name = included ? 'vat' : names[type];
    sums.set(name, { name, included, amount: (sums.get(name)?.amount ?? 0) + clientAmount });
  }
  return [...sums.values()];
}
