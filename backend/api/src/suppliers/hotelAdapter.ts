import type { Cache } from '../lib/cache/createCache';
import { inProcess, type Threads } from '../lib/threads/threads';
import type { ExchangeRates } from '../money/ports';
import { NO_RATES } from './quoteMoney';

/** Options of every hotel adapter. */
export interface HotelAdapterOptions {
  cache: Cache;
  clock: () => Date;
  /** Exchange rates. Without them only offers in pesos are sold. */
  exchange?: ExchangeRates;
  /** Threads that parse answers. Without them the current thread does. */
  threads?: Threads;
  /** Called with the reason for every hotel that cannot be read; for metrics. */
  onDropped?: (reason: string) => void;
}
export const withDefaults = ({
  cache,
  clock,
  exchange = NO_RATES,
  threads = inProcess,
  onDropped = () => undefined,
}: HotelAdapterOptions): Required<HotelAdapterOptions> => ({
  cache,
  clock,
  exchange,
  threads,
  onDropped,
});

/** Splits a list into batches of at most `size`, for vendors that limit the hotels of one call. */
export const batchesOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
