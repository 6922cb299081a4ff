import * as z from 'zod';
import { CURRENCY } from './constants';

/** An amount in a currency of its own: a decimal number as text, such as `1234.50`, never a float. */
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
/** What a supplier asks in its own currency, and the rate by which it became pesos; penalties and refunds follow it. */
export const quotedMoneySchema = z.object({ original: moneySchema, rate: exchangeRateSchema });
export type QuotedMoney = z.infer<typeof quotedMoneySchema>;
/** Any spelling of a word or a flag: it is rejected by its meaning (422), not by its shape. */
const loosely = z.union([z.boolean(), z.number(), z.string().max(80), z.null()]);
/**
 * How the specification asks for prices in a currency. Without a conversion, or with one to pesos (`COP` or ''), prices are in
 * pesos; a conversion to any other currency is rejected with CURRENCY_NOT_SOLD.
 */
export const conversionShape = {
  currency: z.literal(CURRENCY),
  should_coin_convert: loosely.default(false),
  coin_convert_to: loosely.default(''),
};
