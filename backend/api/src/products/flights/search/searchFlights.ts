import type { Cache } from '../../../lib/cache/createCache';
import {
  collectAnswers,
  type PartTiming,
  type SearchPart,
  toWarnings,
  unsoldWarning,
} from '../../../lib/search/collectAnswers';
import type { SearchRun } from '../../../lib/search/createSearches';
import type { Log } from '../../../lib/search/log';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import { toBuffer } from '../../../lib/toBuffer';
import {
  type SupplierSearchParts,
  searchSupplier,
  type FlightSupplierAnswer,
} from './searchSupplier';
import { flightWarningTitles } from '../messages';
import { quoteScope, rulesKey } from '../../../money';
import type { CalendarBrand } from '../calendar/calendar';
import { flightMarkUp, wayOf } from './markUps';
import type { AirportTable } from '../places/airportTable';
import type { FlightQuery, FlightSupplier } from '../ports';
import { type FlightSession, openFlightSession, storeFlightSession } from '../session';
import { mergeFlights } from './mergeFlights';

export interface FlightSearchParts extends PartTiming {
  supplierTimeoutMs: number;
  /** Suppliers of the search, in the order of priority. */
  suppliers: readonly FlightSupplier[];
  airports: AirportTable;
  cache: Cache;
  clock: () => Date;
  log: Log;
  threads: Threads;
  lendRates: SupplierSearchParts['lendRates'];
  onDropped: SupplierSearchParts['onDropped'];
  /** Called for every complete answer with the lowest price of one adult; null when there are no offers. */
  onFound(session: FlightSession, lowest: number | null): Promise<void>;
}

/** Searches every supplier once. Each partial result is published and belongs to the same session as the last one. */
export async function searchFlights(
  parts: FlightSearchParts,
  brand: CalendarBrand,
  query: FlightQuery,
  run: SearchRun,
): Promise<void> {
  try {
    if (!(await run.start())) return;
    const session = await startSession(parts, brand, query);
    const searchParts: SupplierSearchParts = { ...parts, timeoutMs: parts.supplierTimeoutMs };
    const calls = parts.suppliers.map((supplier) => ({
      answer: searchSupplier(supplier, session, searchParts, run.signal),
      pending: { code: supplier.code, status: 'pending' as const, ms: 0, offers: 0 },
    }));
    const shown = new Set<string>();
    for await (const part of collectAnswers(calls, parts)) {
      const { packed, ids, lowest } = await merge(parts, session, part, shown, run.signal);
      for (const id of ids) shown.add(id);
      if (!part.isLast) {
        await run.publish(packed);
        continue;
      }
      const isComplete = part.reports.every(({ status }) => status === 'ok');
      if (isComplete) await parts.onFound(session, lowest);
      await run.finish(packed, isComplete);
    }
  } catch (error) {
    await run.fail(error);
  }
}

async function startSession(
  { suppliers, airports, cache, clock }: FlightSearchParts,
  { brandId, isPreview, feePerTraveler, markUpRules }: CalendarBrand,
  query: FlightQuery,
): Promise<FlightSession> {
  const way = wayOf(query, airports);
  const markUps = Object.fromEntries(
    suppliers.map(({ code }) => [code, flightMarkUp(markUpRules, code, way, airports)]),
  );
  const session: FlightSession = {
    brandId: quoteScope({ id: brandId, isPreview }),
    ...openFlightSession(clock),
    query,
    feePerTraveler,
    rulesKey: rulesKey({ mark_ups: markUpRules }),
    markUps,
  };
  await storeFlightSession(cache, session.sessionCode, session);
  return session;
}

async function merge(
  { threads }: FlightSearchParts,
  { sessionCode, expires_at, query }: FlightSession,
  { answers, reports: sources }: SearchPart<FlightSupplierAnswer>,
  shown: ReadonlySet<string>,
  signal: AbortSignal,
) {
  const warnings = [
    ...toWarnings(sources, flightWarningTitles),
    ...unsoldWarning(answers.flatMap(({ unsold }) => unsold)),
  ];
  // Before the first answer there is nothing to merge, so the current thread suffices.
  const merged = await (answers.length > 0 ? threads : inProcess).run(
    mergeFlights,
    {
      lists: answers.flatMap(({ offers }) => offers ?? []),
      dictionaries: answers.flatMap(({ dictionaries }) => dictionaries ?? []),
      shown: [...shown],
      meta: {
        sessionCode,
        expires_at,
        complete: sources.every(({ status }) => status === 'ok'),
        sources,
        travelers: query.travelers.map(({ age: _age, ...traveler }) => traveler),
      },
      warnings: warnings.length > 0 ? warnings : undefined,
      segments: query.segments.length,
    },
    signal,
  );
  return { packed: toBuffer(merged.packed), ids: merged.ids, lowest: merged.lowest };
}
