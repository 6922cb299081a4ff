import type { FlightSearchResponse } from '@tiquete/contracts';
import type { Cache, Loaded } from '../../lib/cache/createCache';
import { answerInParts, pendingReport, type SearchTiming } from '../../lib/search/answerInParts';
import { type PartialAnswers, toWarnings, unsoldWarning } from '../../lib/search/collectAnswers';
import type { Log } from '../../lib/search/log';
import { newSessionCode } from '../../lib/search/sessionCode';
import { type AskParts, askSupplier, type SupplierAnswer } from './askSupplier';
import { fillDictionaries } from './fillDictionaries';
import { mergeOffers } from './mergeOffers';
import { warningTitles } from './messages/es';
import { createFindProblem } from './offerProblem';
import type { AirportTable } from './places/airportTable';
import type { FlightQuery, FlightSupplier } from './ports';
import { type FlightSession, SESSION_MS, storeSession } from './session/flightSession';

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
export async function runSearch(
  parts: SearchRunParts,
  { brandId, feePerTraveler }: Pick<FlightSession, 'brandId' | 'feePerTraveler'>,
  query: FlightQuery,
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<Loaded> {
  const { suppliers, airports, cache, clock, log } = parts;
  const expires_at = new Date(clock().getTime() + SESSION_MS).toISOString();
  const session: FlightSession = {
    brandId,
    sessionCode: newSessionCode(),
    expires_at,
    query,
    feePerTraveler,
  };
  const started = performance.now();
  const shown = new Set<string>();
  await storeSession(cache, session.sessionCode, session);

  const make = (given: PartialAnswers<SupplierAnswer>): FlightSearchResponse => {
    const answers = given.filter((answer) => answer !== undefined);
    const sources = suppliers.map(
      ({ code }, index) => given[index]?.report ?? { ...pendingReport(code, started), offers: 0 },
    );
    const offers = mergeOffers(
      answers.map((answer) => answer.offers),
      shown,
    );
    for (const { id } of offers) shown.add(id);
    const warnings = [
      ...toWarnings(sources, warningTitles),
      ...unsoldWarning(answers.flatMap(({ unsold }) => unsold)),
    ];
    return {
      data: offers,
      meta: {
        count: offers.length,
        sessionCode: session.sessionCode,
        expires_at,
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
  return answerInParts({
    timing: parts,
    asking: suppliers.map((supplier) => askSupplier(supplier, session, ask, signal)),
    make,
    onPart,
    async onLast(answer) {
      if (answer.meta.complete) await parts.onFound(session, answer);
      return answer.meta.complete;
    },
  });
}
