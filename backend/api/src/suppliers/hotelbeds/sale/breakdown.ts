import { CURRENCY, type PriceBreakdown } from '@tiquete/contracts';
import { taxNames } from '../messages/es';
import { pesosOf, type Tax } from '../terms';
import type { HotelbedsRate } from '../wire';

/**
 * What is paid today, parted into base and the taxes within, and what the hotel collects on top. Base and taxes add up to `total`.
 * @throws Error when a charge at the hotel is not stated in pesos
 */
export function breakdownOf(rates: readonly HotelbedsRate[], total: number): PriceBreakdown {
  const taxes = rates.flatMap((rate) => rate.taxes?.taxes ?? []);
  const within = addUp(taxes.filter((tax) => tax.included && isInPesos(tax)));
  const held = within.reduce((sum, { amount }) => sum + amount, 0);
  // A tax above the price is not a tax of this price.
  const included = held < total ? within : [];
  return {
    base: total - included.reduce((sum, { amount }) => sum + amount, 0),
    taxes: included.map((line) => ({ ...line, included: true })),
    fees: [],
    pay_at_hotel: addUp(taxes.filter((tax) => !tax.included)).map((line) => ({
      ...line,
      currency: CURRENCY,
    })),
  };
}

const isInPesos = (tax: Tax): boolean =>
  (tax.clientCurrency === CURRENCY && tax.clientAmount !== undefined) ||
  (tax.currency === CURRENCY && tax.amount !== undefined);

function nameOf({ type, percent, included }: Tax): string {
  const name = taxNames[type === 'FEE' || type === 'TAXESANDFEES' ? type : 'TAX'];
  return included && percent ? `${name} (${percent.toLocaleString('es-CO')} %)` : name;
}
function addUp(taxes: readonly Tax[]): { name: string; amount: number }[] {
  const lines = new Map<string, number>();
  for (const tax of taxes) lines.set(nameOf(tax), (lines.get(nameOf(tax)) ?? 0) + pesosOf(tax));
  return [...lines]
    .map(([name, amount]) => ({ name, amount: Math.round(amount) }))
    .filter(({ amount }) => amount > 0);
}
