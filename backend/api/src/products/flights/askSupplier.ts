import type {
  FlightDictionaries,
  FlightOffer,
  FlightSearchResponse,
  FlightSource,
} from '@tiquete/contracts';
import type { Cache } from '../../lib/cache/createCache';
import { askSource } from '../../lib/search/askSource';
import type { Log } from '../../lib/search/log';
import type { FindProblem, OfferProblem } from './offerProblem';
import type { FlightAnswer, FlightSupplier, SupplierFlightOffer } from './ports';
import { type FlightSession, oursOf } from './session/flightSession';
import { storeOffers } from './session/offers';
import { toFlightOffer } from './toFlightOffer';

/** The vendor's own limit of one answer. */
const MAX_OFFERS = 250;

export interface SupplierAnswer {
  report: FlightSearchResponse['meta']['sources'][number];
  /** As they are shown: under ids of the session, with our fee. */
  offers: FlightOffer[];
  dictionaries: FlightDictionaries | null;
  /** Currencies in which it had offers that are not sold now. */
  unsold: string[];
}
export interface AskParts {
  cache: Cache;
  log: Log;
  timeoutMs: number;
  findProblem: FindProblem;
  /** For metrics. */
  onDropped(source: FlightSource, problem: OfferProblem): void;
}

/** One supplier's part of a search, kept for the steps after it, or a report of why there is none. @throws only the caller's own reason. */
export async function askSupplier(
  supplier: FlightSupplier,
  session: FlightSession,
  parts: AskParts,
  signal: AbortSignal,
): Promise<SupplierAnswer> {
  const { log, timeoutMs } = parts;
  const found = await askSource(supplier, session.query, { timeoutMs, signal, log });
  const { code, status, ms, unsold, answer } = found;
  const offers = answer ? await showOffers(answer.offers, code, session, parts) : [];
  return {
    report: { code, status, ms, offers: offers.length },
    offers,
    dictionaries: answer?.dictionaries ?? null,
    unsold,
  };
}

/** The cheapest that may be shown; the others are counted and left out here, so that no reader has to check again. */
export async function showOffers(
  given: FlightAnswer['offers'],
  source: FlightSource,
  session: FlightSession,
  parts: Pick<AskParts, 'cache' | 'findProblem' | 'onDropped'>,
): Promise<FlightOffer[]> {
  const ours = oursOf(session, source);
  const isGood = (offer: SupplierFlightOffer): boolean => {
    const problem = parts.findProblem(toFlightOffer({ id: '', source, offer, ...ours }));
    if (problem) parts.onDropped(source, problem);
    return problem === null;
  };
  const good = [...given]
    .sort((a, b) => a.totalPrice - b.totalPrice)
    .filter(isGood)
    .slice(0, MAX_OFFERS);
  const ids = await storeOffers(parts.cache, session, source, good);
  return good.map((offer, index) =>
    toFlightOffer({ id: ids[index] ?? '', source, offer, ...ours }),
  );
}
