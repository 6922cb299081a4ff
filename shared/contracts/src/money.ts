import * as z from 'zod';
import { CURRENCY } from './constants';

/** An amount in its own currency: a decimal number as text, such as `1234.50`, never a float. */
export const moneySchema = z.object({
  amount: z.string().regex(/^\d{1,12}(\.\d{1,6})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type Money = z.infer<typeof moneySchema>;
/** Whole pesos for one unit of `currency` on `day` (YYYY-MM-DD), as a decimal number in text. */
export const exchangeRateSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rate: z.string().regex(/^\d{1,9}(\.\d{1,8})?$/),
  day: z.iso.date(),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;
/**
 * A supplier's price in its own currency, and the rate of its conversion to pesos. Penalties and refunds use the same rate.
 */
export const quotedMoneySchema = z.object({ original: moneySchema, rate: exchangeRateSchema });
export type QuotedMoney = z.infer<typeof quotedMoneySchema>;
/** Any value for a word or a flag. A wrong one is rejected by its meaning (422), not by its type. */
const loosely = z.union([z.boolean(), z.number(), z.string().max(80), z.null()]);
/**
 * The specification's fields for prices in another currency. Without a conversion, or with one to pesos (`COP` or ''),
 * prices are in pesos. Any other currency is rejected with CURRENCY_NOT_SOLD.
 */
export const conversionShape = {
  currency: z.literal(CURRENCY),
  should_coin_convert: loosely.default(false),
  coin_convert_to: loosely.default(''),
};
