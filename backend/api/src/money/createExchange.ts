import { statSync } from 'node:fs';
import { CURRENCY, type ExchangeRate } from '@tiquete/contracts';
import { nightsBetween, today } from '@tiquete/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ExchangeRates } from './ports';
import { checkMoves, readRateFile } from './rateFile';

/** Milliseconds between two checks of the file, made when a rate is requested; a check takes some microseconds. */
const RECHECK_MS = 2000;
/** Monday's rate is published on Friday evening, and a day earlier before a holiday. */
const AHEAD_DAYS = 4;
/** Rates of a demo, close to those of 2026. No real sale uses them. */
const DEMO_RATES = { USD: '4102.35', EUR: '4461.8', GBP: '5297.42' };

type Rates = ReadonlyMap<string, ExchangeRate>;

export interface ExchangeOptions {
  config: {
    /** Null: other currencies are not sold, except at the demo's rates in a demo. */
    file: string | null;
    /** Days for which a rate may be used after its own day. */
    limitDays: number;
    isDemo: boolean;
  };
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Called for a price in a currency without a usable rate; `other` stands for a currency without any rate. */
  onRefused?(currency: string): void;
}
export interface RateStanding extends ExchangeRate {
  /** Days since the rate's day; negative for a rate of tomorrow. */
  ageDays: number;
  /** Days for which the rate can still be used: 0 on the last day, negative when it is too old. */
  daysLeft: number;
}
export interface Exchange extends ExchangeRates {
  /** State of every currency's rate. */
  standings(): RateStanding[];
}

/** @throws Error when the file cannot be read at the start */
export function createExchange({ config, clock, log, onRefused }: ExchangeOptions): Exchange {
  const ratesOf = createSource(config, clock, log);
  const toStanding = (rate: ExchangeRate, day: string): RateStanding => {
    const ageDays = nightsBetween(rate.day, day);
    const daysLeft = ageDays < -AHEAD_DAYS ? -1 : config.limitDays - ageDays;
    return { ...rate, ageDays, daysLeft };
  };
  const find = (currency: string) => {
    const day = today(clock());
    const rate = ratesOf(day).get(currency);
    return { rate, isUsable: rate !== undefined && toStanding(rate, day).daysLeft >= 0 };
  };
  return {
    has: (currency) => find(currency).isUsable,
    rateOf(currency) {
      const { rate, isUsable } = find(currency);
      if (isUsable) return rate;
      onRefused?.(rate ? currency : 'other');
      return undefined;
    },
    standings() {
      const day = today(clock());
      return [...ratesOf(day).values()].map((rate) => toStanding(rate, day));
    },
  };
}

/**
 * Rates of a file that is read again when it changes. While a changed file is invalid, the earlier rates are used until they
 * are too old.
 */
function createSource(
  { file, isDemo }: ExchangeOptions['config'],
  clock: () => Date,
  log: ExchangeOptions['log'],
): (day: string) => Rates {
  if (file === null) return isDemo ? demoRates : () => new Map();
  // Read before the content, so that a file that changes meanwhile is read again.
  let version = versionOf(file);
  let rates = readRateFile(file);
  let lookedAt = clock().getTime();
  return () => {
    const now = clock().getTime();
    if (Math.abs(now - lookedAt) < RECHECK_MS) return rates;
    lookedAt = now;
    const found = versionOf(file);
    if (found === version) return rates;
    version = found;
    try {
      const read = readRateFile(file);
      checkMoves(rates, read);
      rates = read;
      log.info({ currencies: [...rates.keys()] }, 'new exchange rates');
    } catch (error) {
      log.error({ err: error }, 'the exchange rates cannot be used, the last ones are');
    }
    return rates;
  };
}

/** Never throws: when it fails, reading the file fails too, with an error that gives the reason. */
function versionOf(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'none';
  }
}

/** Rates dated today by the app's clock, which may differ from the machine's. */
const demoRates = (day: string): Rates =>
  new Map(
    Object.entries(DEMO_RATES).map(([currency, rate]) => [currency, { currency, rate, day }]),
  );

const NO: readonly unknown[] = [false, 'false', 0, '0', '', null];

/** False when a search requests prices in another currency than pesos. */
export const requestsPesos = ({
  should_coin_convert: isConverted,
  coin_convert_to: currency,
}: {
  should_coin_convert: unknown;
  coin_convert_to: unknown;
}): boolean =>
  NO.includes(isConverted) || currency === null || ['', CURRENCY].includes(String(currency).trim());

/** The rate at which a price was shown, while its currency has any usable rate. */
export const rateShown = (
  exchange: ExchangeRates,
  shown: ExchangeRate | undefined,
): ExchangeRate | undefined => (shown && exchange.rateOf(shown.currency) ? shown : undefined);
