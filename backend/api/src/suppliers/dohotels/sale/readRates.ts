import { loadJson } from '../../../lib/cache/json';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { UnsoldCurrency } from '../../../lib/unsoldCurrency';
import type { ExchangeRates } from '../../../money/ports';
import type {
  HotelStay,
  Rechecked,
  ShownBefore,
  SupplierRate,
} from '../../../products/hotels/ports';
import { createQuoteMoney, withStoredRate } from '../../quoteMoney';
import type { DoHotelsClient } from '../client';
import type { DoHotelContent } from '../content';
import type { DoContentStore } from '../contentStore';
import { hidOf } from '../hotelCode';
import { DOHOTELS_CODE, wordOf } from '../refusal';
import { toStay } from '../request';
import {
  type DoRate,
  foundHotelSchema,
  type HotelInfo,
  hotelInfoSchema,
  doRateSchema,
} from '../wire';
import { whileWaiting } from '../../../lib/async/whileWaiting';
import { doChargedAtHotel, paymentOf } from '../terms';
import { decodeDoKey } from './rateKey';
import { roomIdOf } from './rooms';
import { toDoSupplierContent } from './toDoSupplierContent';
import { fromDoRate, type RateParts } from './fromDoRate';

const HOUR_MS = 3_600_000;
const INFO_POLICY: CachePolicy = {
  freshMs: 24 * HOUR_MS,
  errorMs: 6 * 24 * HOUR_MS,
  loadMs: 20_000,
};
/** Largest accepted price increase at the re-check, in percent. The traveller sees and accepts the new price before paying. */
const MAX_RISE = 20;
/** Error words of `prebook` for a rate that can no longer be bought. */
const GONE: readonly string[] = [
  'no_available_rates',
  'rate_not_found',
  'hotel_not_found',
  'soldout',
  'price_changed',
];

export interface DoHotelsSaleParts {
  client: DoHotelsClient;
  store: DoContentStore;
  cache: Cache;
  clock: () => Date;
  exchange: ExchangeRates;
  onDropped(reason: string): void;
}
const malformed = (reason: unknown) =>
  reason instanceof UnsoldCurrency ? reason : new SupplierError(DOHOTELS_CODE, 'malformed', reason);

async function knownHotel(
  { store }: DoHotelsSaleParts,
  hotelCode: string,
  signal: AbortSignal,
): Promise<DoHotelContent> {
  const hid = hidOf(hotelCode);
  const known =
    hid === undefined ? undefined : (await whileWaiting(store.all(), signal)).byHid.get(hid);
  if (!known) throw new SupplierError(DOHOTELS_CODE, 'rejected', new Error('hotel code'));
  return known;
}
/** Content of the hotel; undefined when the call fails, because the rates can be sold without pictures. */
async function readInfo(
  { client, cache }: DoHotelsSaleParts,
  hid: number,
  signal: AbortSignal,
): Promise<HotelInfo | undefined> {
  const load = async (own: AbortSignal) => hotelInfoSchema.parse(await client.hotelInfo(hid, own));
  const info = await loadJson(
    cache,
    `do:info:${hid}`,
    INFO_POLICY,
    (value) => hotelInfoSchema.parse(value),
    load,
    signal,
  ).catch(() => undefined);
  signal.throwIfAborted();
  return info;
}

/**
 * Maps all rates that can be read and sold now. @throws SupplierError `malformed` or UnsoldCurrency when none of several is
 * left
 */
function readable(
  rows: readonly DoRate[],
  parts: RateParts,
  onDropped: (reason: string) => void,
): SupplierRate[] {
  const problems: unknown[] = [];
  const rates = rows.flatMap((row) => {
    try {
      return [fromDoRate(row, parts)];
    } catch (error) {
      problems.push(error);
      onDropped(error instanceof Error ? error.message : 'rate');
      return [];
    }
  });
  if (rows.length > 0 && rates.length === 0) throw malformed(problems[0]);
  return rates.sort((a, b) => a.total - b.total);
}

const partsOf = (
  { clock, exchange }: DoHotelsSaleParts,
  stay: HotelStay,
  info: HotelInfo | undefined,
  { geo }: DoHotelContent,
): RateParts => ({ stay, info, geo, now: clock(), money: createQuoteMoney(exchange) });

export async function readDoDetails(sale: DoHotelsSaleParts, stay: HotelStay, signal: AbortSignal) {
  const known = await knownHotel(sale, stay.hotelCode, signal);
  const [rows, info] = await Promise.all([
    sale.client.page({ ...toStay(stay), hid: known.hid }, signal),
    readInfo(sale, known.hid, signal),
  ]);
  const content = toDoSupplierContent(known, info);
  if (rows.length === 0) return { content, rates: [] };
  const found = foundHotelSchema.safeParse(rows[0]);
  if (!found.success) throw malformed(new Error(found.error.issues[0]?.path.join('.')));
  return {
    content,
    rates: readable(found.data.rates, partsOf(sale, stay, info, known), sale.onDropped),
  };
}

const withoutTaxes = (rate: DoRate): DoRate => ({
  ...rate,
  payment_options: {
    payment_types: rate.payment_options.payment_types.map(({ tax_data: _taxes, ...type }) => type),
  },
});

/** Re-checks a rate by the hash of the hotel's page, because a bookable hash cannot be checked again. */
export async function recheckRate(
  sale: DoHotelsSaleParts,
  key: string,
  stay: HotelStay,
  signal: AbortSignal,
  before?: ShownBefore,
): Promise<Rechecked> {
  const exchange = withStoredRate(sale.exchange, before?.exchangeRate);
  const { page } = decodeDoKey(key);
  const known = await knownHotel(sale, stay.hotelCode, signal);
  const checking = sale.client
    .prebook({ hash: page, price_increase_percent: MAX_RISE }, signal)
    .catch((error: unknown) => {
      if (GONE.includes(wordOf(error) ?? '')) return undefined;
      throw error;
    });
  const [rows, info] = await Promise.all([checking, readInfo(sale, known.hid, signal)]);
  if (!rows || rows.length === 0) return { kind: 'gone' };
  const found = foundHotelSchema.extend({ rates: doRateSchema.array().min(1) }).safeParse(rows[0]);
  const rate = found.success ? found.data.rates[0] : undefined;
  if (!rate) throw malformed(new Error('prebook'));
  try {
    const parts = partsOf({ ...sale, exchange }, stay, info, known);
    return {
      kind: 'priced',
      rate: fromDoRate(before?.isSold ? withoutTaxes(rate) : rate, parts, page),
      roomId: roomIdOf(rate),
      atHotel: doChargedAtHotel(paymentOf(rate, parts.money).payment),
    };
  } catch (error) {
    throw malformed(error);
  }
}
