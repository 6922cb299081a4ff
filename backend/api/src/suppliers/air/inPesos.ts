import { CURRENCY } from '@tiquete/contracts';
import { quotedOf, type QuoteMoney } from '../quoteMoney';
import { otherTaxes } from './messages';
import type { ReportedOffer, ReportedTraveler } from './toSupplierOffer';

/** Largest difference, in the supplier's currency, between a reported sum and the sum of its lines. */
const CENT = 0.01;
/** Largest difference between a total whose lines were rounded one by one and the total converted once. */
const ROUNDING_PESOS = 100;

const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);
const isNear = (difference: number, lines: number) => Math.abs(difference) <= CENT * (lines + 0.5);

/**
 * Converts every line of an offer to pesos, each rounded once; totals are the sums of these lines. An offer in pesos is
 * returned unchanged. @throws UnsoldCurrency; Error when the travellers' prices differ too much from the total
 */
export function inPesos(
  reported: ReportedOffer,
  currency: string,
  money: QuoteMoney,
): ReportedOffer {
  const quoted = quotedOf(reported.total, currency, money);
  if (!quoted) return reported;
  const missing =
    reported.total - reported.travelers.reduce((all, traveler) => all + traveler.total, 0);
  if (!isNear(missing, reported.travelers.length)) throw new Error('sum');
  const travelers = reported.travelers.map((traveler, index) =>
    convert(traveler, index === 0 ? missing : 0, (amount) => money.pesosOf(amount, currency)),
  );
  return {
    ...reported,
    travelers,
    total: travelers.reduce((all, { total }) => all + total, 0),
    quoted,
  };
}

function convert(
  traveler: ReportedTraveler,
  extra: number,
  pesosOf: (amount: number) => number,
): ReportedTraveler {
  const total = traveler.total + extra;
  const lines = [...traveler.taxes, ...traveler.fees];
  const rest = total - Math.min(total, traveler.base + extra);
  // Lines that omit a part of the taxes are not used.
  const isWhole = lines.length > 0 && isNear(sum(lines) - rest, lines.length);
  const [taxes, fees] = isWhole
    ? [traveler.taxes, traveler.fees]
    : [rest > CENT ? [{ code: '', name: otherTaxes, amount: rest }] : [], []];
  const base = pesosOf(total - sum([...taxes, ...fees]));
  const inOurs = <Line extends { amount: number }>(line: Line): Line => ({
    ...line,
    amount: pesosOf(line.amount),
  });
  const converted = { taxes: taxes.map(inOurs), fees: fees.map(inOurs) };
  return {
    ...traveler,
    ...converted,
    base,
    total: base + sum([...converted.taxes, ...converted.fees]),
  };
}

/** True when the supplier's price is above `total`, in whole pesos. @throws UnsoldCurrency */
export const isAbove = (
  price: { amount: number; currency: string },
  total: number,
  money: QuoteMoney,
): boolean =>
  Math.round(money.pesosOf(price.amount, price.currency)) >
  total + (price.currency === CURRENCY ? 0 : ROUNDING_PESOS);
