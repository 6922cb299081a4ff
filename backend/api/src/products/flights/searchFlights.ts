import type { FlightSearchResponse } from '@tiquete/contracts';
import type { Cache, Loaded } from '../../lib/cache/createCache';
import { toWarnings, unsoldWarning } from '../../lib/search/collectAnswers';
import type { Log } from '../../lib/search/log';
import { runSearch, type SearchPart, type SearchTiming } from '../../lib/search/runSearch';
import { type AskParts, askSupplier, type SupplierAnswer } from './askSupplier';
import { fillDictionaries } from './fillDictionaries';
import { mergeOffers } from './mergeOffers';
import { warningTitles } from './messages/es';
import { quoteScope, rulesKey } from '../../modules/mark-ups';
import type { CalendarBrand } from './calendar/calendarService';
import { flightMarkUp, wayOf } from './markUps';
import { createFindProblem } from './offerProblem';
import type { AirportTable } from './places/airportTable';
import type { FlightQuery, FlightSupplier } from './ports';
import { type FlightSession, openSession, storeSession } from './session/flightSession';

export interface SearchRunParts extends SearchTiming {
  /** Those asked, in their order of trust. */
  suppliers: readonly FlightSupplier[];
  airports: AirportTable;
  cache: Cache;
  clock: () => Date;
  log: Log;
  onDropped: AskParts['onDropped'];
  /** Called for every whole answer. */
  onFound(session: FlightSession, answer: FlightSearchResponse): Promise<void>;
}

/**
 * Asks every supplier once. `onPart` gets each partial answer; all of them and the last one are of one
 * session, to which new results are added. @throws AppError when no supplier answered
 */
export async function searchFlights(
  parts: SearchRunParts,
  { brandId, isPreview, feePerTraveler, markUpRules }: CalendarBrand,
  query: FlightQuery,
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<Loaded> {
  const { suppliers, airports, cache, clock, log } = parts;
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

  const make = ({
    answers,
    reports: sources,
    shown,
  }: SearchPart<SupplierAnswer>): FlightSearchResponse => {
    const offers = mergeOffers(
      answers.map((answer) => answer.offers),
      shown,
    );
    const warnings = [
      ...toWarnings(sources, warningTitles),
      ...unsoldWarning(answers.flatMap(({ unsold }) => unsold)),
    ];
    return {
      data: offers,
      meta: {
        count: offers.length,
        sessionCode: session.sessionCode,
        expires_at: session.expires_at,
        complete: sources.every(({ status }) => status === 'ok'),
        sources,
        travelers: query.travelers.map(({ age: _age, ...traveler }) => traveler),
      },
      dictionaries: fillDictionaries(
        airports,
        offers,
        answers.flatMap(({ dictionaries }) => dictionaries ?? []),
      ),
      ...(warnings.length > 0 && { warnings }),
    };
  };
  const ask: AskParts = {
    cache,
    log,
    timeoutMs: parts.supplierTimeoutMs,
    findProblem: createFindProblem(query, airports),
    onDropped: parts.onDropped,
  };
  return runSearch({
    suppliers,
    timing: parts,
    nothingYet: { offers: 0 },
    ask: (supplier) => askSupplier(supplier, session, ask, signal),
    make,
    keysOf: ({ data }) => data.map(({ id }) => id),
    onPart,
    async onLast(answer) {
      if (answer.meta.complete) await parts.onFound(session, answer);
      return answer.meta.complete;
    },
  });
}
