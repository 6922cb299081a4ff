import type { taxesFor } from '../pricing/taxes';
import { hbMoney } from './money';

/** Taxes of a rate in the vendor's format; undefined when there are none. */
export function wireTaxes(taxes: ReturnType<typeof taxesFor>) {
  if (taxes.length === 0) return {};
  return {
    taxes: {
      allIncluded: taxes.every(({ included }) => included),
      taxes: taxes.map(({ included, percent, type, amount, currency, clientAmount }) => ({
        included,
        ...(percent !== undefined && { percent: percent.toFixed(2) }),
        amount: hbMoney(amount),
        currency,
        type,
        ...(!included && { clientAmount: hbMoney(clientAmount), clientCurrency: 'COP' }),
      })),
    },
  };
}
