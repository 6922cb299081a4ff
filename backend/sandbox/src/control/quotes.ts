import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as z from 'zod';

const PESOS = 'COP';
/**
 * Pesos per unit of every other currency. It is no market rate: with it every amount has two decimals and converts back to
 * the same pesos.
 */
const PESOS_A_UNIT = 100;

/** Names of a vendor's fields that contain amounts, and of the field with their currency. */
interface Spelling {
  address: RegExp;
  isAmount(name: string): boolean;
  currencyOf(name: string): readonly string[];
}
const words = (text: string) => {
  const names = new Set(text.split(' '));
  return (name: string) => names.has(name);
};
const SPELLINGS = {
  HB: {
    address: /^\/hotel-api\//,
    isAmount: words(
      'net minRate maxRate amount totalNet sellingRate dailyNet clientAmount cancellationAmount pendingAmount totalSellingRate',
    ),
    currencyOf: (name) => [name === 'clientAmount' ? 'clientCurrency' : 'currency'],
  },
  DO: {
    address: /^\/api\/b2b\/v3\//,
    isAmount: words('amount show_amount amount_charge amount_show daily_prices'),
    currencyOf: (name) => [name === 'show_amount' ? 'show_currency_code' : 'currency_code'],
  },
  GDS: {
    address: /^\/v[12]\/(?:shopping|booking)\//,
    isAmount: words('total base grandTotal amount refundableTaxes maxPenaltyAmount penalty'),
    currencyOf: () => ['currency', 'currencyCode', 'billingCurrency'],
  },
  NDC: {
    address: /^\/ndc\/air\//,
    isAmount: (name) => /(?:^|_)amount$/.test(name),
    currencyOf: (name) => [name.replace(/amount$/, 'currency')],
  },
} satisfies Record<string, Spelling>;
const CODES = ['HB', 'DO', 'GDS', 'NDC'] as const;
type Code = (typeof CODES)[number];
const quoteSchema = z.strictObject({
  supplier: z.enum(CODES),
  currency: z.enum(['USD', 'EUR', 'GBP', PESOS]),
});

interface Change {
  spelling: Spelling;
  from: string;
  to: string;
  factor: number;
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Converts every amount in one currency to the other. Amounts in further currencies stay as they are. */
function changed(value: unknown, change: Change, isTheirs = true): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change, isTheirs));
  if (!isObject(value)) return value;
  const { spelling, from, to, factor } = change;
  const ownCurrency = (name: string): unknown =>
    spelling
      .currencyOf(name)
      .map((field) => value[field])
      .find((currency) => typeof currency === 'string');
  const own = ownCurrency('amount');
  const isWithin = own === undefined ? isTheirs : own === from;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (/currency/i.test(name) && field === from) return [name, to];
      if (!spelling.isAmount(name)) return [name, changed(field, change, isWithin)];
      const stated = ownCurrency(name);
      const isOfThis = stated === undefined ? isWithin : stated === from;
      return [name, isOfThis ? times(field, factor) : field];
    }),
  );
}
/** Multiplies an amount and leaves its form: a string with two decimals, or a number. */
function times(value: unknown, factor: number): unknown {
  if (Array.isArray(value)) return value.map((one) => times(one, factor));
  if (typeof value === 'number') return Number((value * factor).toFixed(2));
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
    return (Number(value) * factor).toFixed(2);
  return value;
}

/** Switches suppliers to another currency for prices, penalties, payments and refunds. */
export function createQuotes() {
  const currencies = new Map<Code, string>();
  const find = (url: string) => {
    const code = CODES.find((one) => SPELLINGS[one].address.test(url));
    const currency = code && currencies.get(code);
    return code && currency ? { spelling: SPELLINGS[code], currency } : undefined;
  };
  return {
    /** Converts requests and answers of all routes registered afterwards. */
    hook(app: FastifyInstance): void {
      app.addHook('preHandler', async (request) => {
        const found = find(request.url);
        if (!found) return;
        const { spelling, currency } = found;
        request.body = changed(request.body, {
          spelling,
          from: currency,
          to: PESOS,
          factor: PESOS_A_UNIT,
        });
      });
      app.addHook('onSend', async (request, _reply, payload) => {
        const found = find(request.url);
        if (!found || typeof payload !== 'string' || payload === '') return payload;
        const { spelling, currency } = found;
        return JSON.stringify(
          changed(JSON.parse(payload), {
            spelling,
            from: PESOS,
            to: currency,
            factor: 1 / PESOS_A_UNIT,
          }),
        );
      });
    },
    controls: (async (app) => {
      app.post('/', async (request, reply) => {
        const parsed = quoteSchema.safeParse(request.body);
        if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
        const { supplier, currency } = parsed.data;
        if (currency === PESOS) currencies.delete(supplier);
        else currencies.set(supplier, currency);
        return reply.code(201).send({ quotes: Object.fromEntries(currencies) });
      });
      app.delete('/', async (_, reply) => {
        currencies.clear();
        return reply.code(204).send();
      });
    }) satisfies FastifyPluginAsync,
  };
}
