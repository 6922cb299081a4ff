import type { FlightOffer, FlightTariff, FlightUpselling } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import type { Cache, CachePolicy, Loaded } from '../../lib/cache/createCache';
import { AppError } from '../../lib/errors';
import type { Log } from '../../lib/search/log';
import { withinDeadline } from '../../lib/search/withinDeadline';
import { packAnswer } from '../../lib/search/readyAnswer';
import { type SupplierSearchParts, showOffers } from './search/searchSupplier';
import { fillDictionaries } from './search/fillDictionaries';
import { flightsKey } from './search/mergeOffers';
import { tariffsWarning } from './messages';
import { createFindProblem } from './search/pickOffers';
import { readAirports } from './places/airportTable';
import type { FlightSupplier, SupplierFlightOffer } from './ports';
import { findFlightOffer, ownPriceOf, type SessionOffer } from './session';
import { toFlightOffer } from './search/toFlightOffer';

const DEADLINE_MS = 6000;
const MINUTE_MS = 60_000;
const POLICY: CachePolicy = { freshMs: 5 * MINUTE_MS, loadMs: DEADLINE_MS + 1000 };
/** Milliseconds until other fares that could not be read are requested again. */
const PARTIAL_MS = 5000;

type Features = FlightTariff['features'];
export interface UpsellingOptions {
  suppliers: readonly FlightSupplier[];
  cache: Cache;
  log: Log;
  /** Features of a fare that are known without a call to the airline. */
  featuresOf(offer: SupplierFlightOffer): Features;
  onDropped: SupplierSearchParts['onDropped'];
  deadlineMs?: number;
}
export function createUpselling({
  suppliers,
  cache,
  log,
  featuresOf,
  onDropped,
  deadlineMs = DEADLINE_MS,
}: UpsellingOptions) {
  const load = async (found: SessionOffer, signal: AbortSignal): Promise<Loaded> => {
    const { session, source, offerId: id, offer } = found;
    const airports = await readAirports();
    const base = toFlightOffer({ id, source, offer, ...ownPriceOf(session, source) });
    const supplier = suppliers.find(({ code }) => code === source);
    const answered = supplier && (await requestFares(supplier, found, signal));
    const others = answered
      ? answered.offers.map((one, index) => ({
          offer: one,
          features: answered.features[index] ?? featuresOf(one),
        }))
      : [];
    const twin = others.find((one) => fareKey(one.offer) === fareKey(offer));
    const findProblem = createFindProblem(session.query, airports);
    const wanted = others.filter(
      (one) =>
        one !== twin &&
        flightsKey(one.offer) === flightsKey(offer) &&
        fareKey(one.offer) !== fareKey(offer),
    );
    const featuresByFare = new Map(wanted.map((one) => [fareKey(one.offer), one.features]));
    const shown = await showOffers(
      wanted.map((one) => one.offer),
      source,
      session,
      { cache, findProblem, onDropped },
    );
    const offers = [base, ...shown].sort((a, b) => a.totalPrice - b.totalPrice);
    const tariffs = offers.map((one) =>
      toTariff(
        one,
        base,
        one === base
          ? (twin?.features ?? featuresOf(offer))
          : (featuresByFare.get(fareKey(one)) ?? []),
      ),
    );
    const answer: FlightUpselling = {
      data: offers,
      tariffs,
      meta: {
        count: offers.length,
        sessionCode: session.sessionCode,
        expires_at: session.expires_at,
      },
      dictionaries: fillDictionaries(airports, offers, answered ? [answered.dictionaries] : []),
      ...(shown.length === 0 && {
        warnings: [{ code: 'SUPPLIER_ERROR', title: tariffsWarning, detail: source }],
      }),
    };
    const bytes = await packAnswer(answer);
    return answered ? bytes : { bytes, freshMs: PARTIAL_MS };
  };
  /** Returns undefined when the airline has no answer. */
  const requestFares = async (
    supplier: FlightSupplier,
    { session, offer }: SessionOffer,
    signal: AbortSignal,
  ) => {
    try {
      return await withinDeadline(deadlineMs, signal, log, (limit) =>
        supplier.upsell(offer, session.query.travelers, limit),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
  return {
    /**
     * Returns the contract's answer, packed. When an airline does not answer, only its other fares are missing. @throws
     * AppError SESSION_EXPIRED
     */
    async upselling(
      brandId: string,
      sessionCode: string,
      offerId: string,
      signal?: AbortSignal,
    ): Promise<Buffer> {
      const found = await findFlightOffer(cache, brandId, sessionCode, offerId);
      if (!found) throw new AppError('SESSION_EXPIRED');
      return cache.getOrLoad(
        `flights:upselling:${brandId}:${sessionCode}:${offerId}`,
        POLICY,
        (own) => load(found, own),
        signal,
      );
    },
  };
}

/** Key of a fare: the products under which it is sold on each flight. */
const fareKey = ({
  fare_family,
  travelerPricings,
}: Pick<FlightOffer, 'fare_family' | 'travelerPricings'>): string =>
  JSON.stringify([
    fold(fare_family),
    (travelerPricings[0]?.fareDetailsBySegment ?? []).map(({ cabin, brandedFare }) => [
      cabin,
      brandedFare ?? '',
    ]),
  ]);

function toTariff(offer: FlightOffer, base: FlightOffer, features: Features): FlightTariff {
  const [first] = offer.travelerPricings[0]?.fareDetailsBySegment ?? [];
  return {
    code: first?.brandedFare ?? offer.fare_family,
    offerId: offer.id,
    name: offer.fare_family,
    cabin: first?.cabin ?? 'ECONOMY',
    totalPrice: offer.totalPrice,
    difference_from_base: offer.totalPrice - base.totalPrice,
    features,
    fare_rules_short: offer.fare_rules_short,
  };
}
