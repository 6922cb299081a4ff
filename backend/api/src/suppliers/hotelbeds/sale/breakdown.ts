import { CURRENCY, type Money, type PriceBreakdown } from '@tiquete/contracts';
import { toMoney } from '../../quoteMoney';
import type { HotelMoney } from '../hotelMoney';
import { hotelbedsTaxNames } from '../messages';
import type { HotelbedsRate, Tax } from '../wire';

/**
 * Price breakdown: base and included taxes, which add up to `total`, and the charges at the hotel. @throws UnsoldCurrency
 * for a charge at the hotel in a currency without a usable rate
 */
export function hotelbedsBreakdown(
  rates: readonly HotelbedsRate[],
  total: number,
  money: HotelMoney,
): PriceBreakdown {
  const taxes = rates.flatMap((rate) => rate.taxes?.taxes ?? []);
  const within = addUp(taxes.filter((tax) => tax.included).flatMap(readable(money)));
  const held = within.reduce((sum, { amount }) => sum + amount, 0);
  // A tax above the price cannot be included in it.
  const included = held < total ? within : [];
  return {
    base: total - included.reduce((sum, { amount }) => sum + amount, 0),
    taxes: included.map(({ name, amount }) => ({ name, amount, included: true })),
    fees: [],
    pay_at_hotel: addUp(taxes.filter((tax) => !tax.included).map((tax) => toLine(tax, money))).map(
      ({ name, amount, original }) => ({
        name,
        amount,
        currency: CURRENCY,
        ...(original && { original }),
      }),
    ),
  };
}

interface Line {
  name: string;
  amount: number;
  original: Money | undefined;
}
function toLine(tax: Tax, money: HotelMoney): Line {
  const { pesos, original } = money.taxOf(tax);
  return { name: nameOf(tax), amount: pesos, original };
}
/** An included tax that cannot be converted to pesos has no line of its own and is part of the base. */
const readable =
  (money: HotelMoney) =>
  (tax: Tax): Line[] =>
    money.canConvert(tax) ? [toLine(tax, money)] : [];

function nameOf({ type, percent, included }: Tax): string {
  const name = hotelbedsTaxNames[type === 'FEE' || type === 'TAXESANDFEES' ? type : 'TAX'];
  return included && percent ? `${name} (${percent.toLocaleString('es-CO')} %)` : name;
}
/** Adds up the lines of one name and currency. */
function addUp(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const { name, amount, original } of lines) {
    const key = `${name}/${original?.currency ?? CURRENCY}`;
    const known = sums.get(key);
    sums.set(key, {
      name,
      amount: amount + (known?.amount ?? 0),
      original:
        original &&
        toMoney(Number(original.amount) + Number(known?.original?.amount ?? 0), original.currency),
    });
  }
  return [...sums.values()]
    .map((line) => ({ ...line, amount: Math.round(line.amount) }))
    .filter(({ amount }) => amount > 0);
}
