import type { Cache, Loaded } from '../../../lib/cache/createCache';
import { toWarnings, unsoldWarning } from '../../../lib/search/collectAnswers';
import type { Log } from '../../../lib/search/log';
import { runSearch, type SearchPart, type SearchTiming } from '../../../lib/search/runSearch';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import { toBuffer } from '../../../lib/toBuffer';
import { type AskParts, askSupplier, type SupplierAnswer } from './searchSupplier';
import { warningTitles } from '../messages';
import { quoteScope, rulesKey } from '../../../money';
import type { CalendarBrand } from '../calendar/calendar';
import { flightMarkUp, wayOf } from './markUps';
import type { AirportTable } from '../places/airportTable';
import type { FlightQuery, FlightSupplier } from '../ports';
import { type FlightSession, openSession, storeSession } from '../session';
import { mergeFlights } from './mergeFlights';

export interface SearchRunParts extends SearchTiming {
  /** Suppliers that are searched, ordered by priority. */
  suppliers: readonly FlightSupplier[];
  airports: AirportTable;
  cache: Cache;
  clock: () => Date;
  log: Log;
  threads: Threads;
  lendRates: AskParts['lendRates'];
  onDropped: AskParts['onDropped'];
  /** Called for every complete answer with its lowest price of one adult; null: nothing was found. */
  onFound(session: FlightSession, lowest: number | null): Promise<void>;
}

/**
 * Searches every supplier once. `onPart` gets each partial answer; all of them and the last one share one session, to which
 * new results are added. @throws AppError when no supplier answered
 */
export async function searchFlights(
  parts: SearchRunParts,
  { brandId, isPreview, feePerTraveler, markUpRules }: CalendarBrand,
  query: FlightQuery,
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<Loaded> {
  const { suppliers, airports, cache, clock, threads } = parts;
  const way = wayOf(query, airports);
  const markUps = Object.fromEntries(
    suppliers.map(({ code }) => [code, flightMarkUp(markUpRules, code, way, airports)]),
  );
  const session: FlightSession = {
    brandId: quoteScope({ id: brandId, isPreview }),
    ...openSession(clock),
    query,
    feePerTraveler,
    rulesKey: rulesKey({ mark_ups: markUpRules }),
    markUps,
  };
  await storeSession(cache, session.sessionCode, session);

  const make = async ({ answers, reports: sources, shown }: SearchPart<SupplierAnswer>) => {
    const warnings = [
      ...toWarnings(sources, warningTitles),
      ...unsoldWarning(answers.flatMap(({ unsold }) => unsold)),
    ];
    // Before the first answer there is nothing to merge, so no thread is needed.
    const merged = await (answers.length > 0 ? threads : inProcess).run(
      mergeFlights,
      {
        lists: answers.flatMap(({ offers }) => offers ?? []),
        dictionaries: answers.flatMap(({ dictionaries }) => dictionaries ?? []),
        shown: [...shown],
        meta: {
          sessionCode: session.sessionCode,
          expires_at: session.expires_at,
          complete: sources.every(({ status }) => status === 'ok'),
          sources,
          travelers: query.travelers.map(({ age: _age, ...traveler }) => traveler),
        },
        warnings: warnings.length > 0 ? warnings : undefined,
        segments: query.segments.length,
      },
      signal,
    );
    return { packed: toBuffer(merged.packed), keys: merged.ids, lowest: merged.lowest };
  };
  const ask: AskParts = { ...parts, timeoutMs: parts.supplierTimeoutMs };
  return runSearch({
    suppliers,
    timing: parts,
    nothingYet: { offers: 0 },
    ask: (supplier) => askSupplier(supplier, session, ask, signal),
    make,
    onPart,
    async onLast({ lowest }, answers) {
      const isComplete = answers.every(({ report }) => report.status === 'ok');
      if (isComplete) await parts.onFound(session, lowest);
      return isComplete;
    },
  });
}
