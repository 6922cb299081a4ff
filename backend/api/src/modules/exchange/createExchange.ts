import { statSync } from 'node:fs';
import type { ExchangeRate } from '@tiquete/contracts';
import { nightsBetween, today } from '@tiquete/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ExchangeRates } from './ports';
import { checkMoves, readRateFile } from './rateFile';

/** Milliseconds between two checks of the file, made when a rate is asked for; one takes some microseconds. */
const LOOK_MS = 2000;
/** The rate of Monday is published on Friday evening, before a holiday a day earlier still. */
const AHEAD_DAYS = 4;
/** Of a demonstration: made up, near what these currencies were worth in 2026; nothing is sold by them. */
const DEMO_RATES = { USD: '4102.35', EUR: '4461.8', GBP: '5297.42' };

type Rates = ReadonlyMap<string, ExchangeRate>;

export interface ExchangeOptions {
  config: {
    /** Null: nothing is sold in another currency, except by the demonstration's rates where there is one. */
    file: string | null;
    /** Days for which a rate is used after its own. */
    limitDays: number;
    isDemo: boolean;
  };
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Something was priced in a currency without a usable rate; `other` for one without any. */
  onRefused?(currency: string): void;
}
export interface RateStanding extends ExchangeRate {
  /** Days since its day; negative for a rate of tomorrow. */
  ageDays: number;
  /** Days for which it can still be used, 0 on the last one; negative when it is too old. */
  daysLeft: number;
}
export interface Exchange extends ExchangeRates {
  /** Of every currency that has a rate. */
  standings(): RateStanding[];
}

/** @throws Error when the file cannot be read at the start. */
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
 * The rates of a file, which is read again when it changes. While a changed file cannot be used, the rates read before it
 * serve until they are too old.
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
    if (Math.abs(now - lookedAt) < LOOK_MS) return rates;
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

/** Never throws: when this fails so does reading the file, whose error says why. */
function versionOf(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'none';
  }
}

/** Rates of today by the app's clock, which need not be the machine's day. */
const demoRates = (day: string): Rates =>
  new Map(
    Object.entries(DEMO_RATES).map(([currency, rate]) => [currency, { currency, rate, day }]),
  );
