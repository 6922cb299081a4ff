import type {
  FlightDictionaries,
  FlightOffer,
  FlightSearchResponse,
  FlightSource,
} from '@tiquete/contracts';
import type { Cache } from '../../../lib/cache/createCache';
import type { Log } from '../../../lib/search/log';
import { beginSourceCall } from '../../../lib/search/sourceCall';
import { ThreadError, type Threads } from '../../../lib/threads/threads';
import { type FindProblem, pickOffers } from './pickOffers';
import type { FlightAnswer, FlightSupplier } from '../ports';
import { type FlightSession, storeFlightOffers } from '../session';
import type { LendRates } from '../suppliers';
import { type GivenFlights, readFlights } from './readFlights';

export interface FlightSupplierAnswer {
  report: FlightSearchResponse['meta']['sources'][number];
  /** Offers as `readFlights` serialized them; null when the supplier did not answer. */
  offers: Uint8Array | null;
  dictionaries: FlightDictionaries | null;
  /** Currencies whose offers are not sold now. */
  unsold: string[];
}
export interface SupplierSearchParts {
  cache: Cache;
  log: Log;
  clock: () => Date;
  threads: Threads;
  lendRates: LendRates;
  timeoutMs: number;
  /** Counts offers that were left out, for the metrics. */
  onDropped(source: FlightSource, reason: string): void;
}

/**
 * Searches one supplier and stores its offers for later steps, or reports the failure. Its deadline ends with the last byte
 * of its answer, so our own time to read the answer does not count. @throws only the caller's own reason
 */
export async function searchSupplier(
  supplier: FlightSupplier,
  session: FlightSession,
  parts: SupplierSearchParts,
  signal: AbortSignal,
): Promise<FlightSupplierAnswer> {
  const { log, timeoutMs, onDropped } = parts;
  const { code } = supplier;
  const foundUnsold = new Set<string>();
  const call = beginSourceCall({ code, timeoutMs, signal, log });
  const outcome = await call.outcome<GivenFlights>(
    supplier.searchRaw
      ? supplier.searchRaw(session.query, call.signal).then((body) => ({ kind: 'raw', body }))
      : supplier
          .search(session.query, call.signal, (currency) => void foundUnsold.add(currency))
          .then((answer) => ({ kind: 'offers', answer })),
  );
  const { ms } = outcome;
  const failed = (status: 'timeout' | 'error', unsold: string[] = []): FlightSupplierAnswer => ({
    report: { code, status, ms, offers: 0 },
    offers: null,
    dictionaries: null,
    unsold,
  });
  if (outcome.status !== 'ok') return failed(outcome.status);
  try {
    const read = await parts.lendRates((rates) =>
      parts.threads.run(
        readFlights,
        { source: code, given: outcome.answer, session, now: parts.clock().getTime(), rates },
        signal,
      ),
    );
    for (const reason of read.dropped) onDropped(code, reason);
    const unsold = [...new Set([...foundUnsold, ...read.unsold])];
    if (read.state === 'malformed') {
      log.warn({ supplier: code, reason: read.reason }, 'supplier search failed');
      return failed('error', unsold);
    }
    await storeFlightOffers(parts.cache, read.packed);
    const { offers, dictionaries, count } = read;
    return { report: { code, status: 'ok', ms, offers: count }, offers, dictionaries, unsold };
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    log.error({ supplier: code, err: error }, 'supplier answer not read');
    return failed('error');
  }
}

/** Stores the offers of one supplier that may be shown, for the session, and counts the others. */
export async function showOffers(
  given: FlightAnswer['offers'],
  source: FlightSource,
  session: FlightSession,
  parts: Pick<SupplierSearchParts, 'cache' | 'onDropped'> & { findProblem: FindProblem },
): Promise<FlightOffer[]> {
  const picked = await pickOffers(given, source, session, parts.findProblem);
  for (const problem of picked.problems) parts.onDropped(source, problem);
  await storeFlightOffers(parts.cache, picked.packed);
  return picked.offers;
}
