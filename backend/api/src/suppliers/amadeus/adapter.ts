import { CURRENCY } from '@tiquete/contracts';
import { rawJson } from '../../lib/http-client/rawBody';
import type { FlightPerson, FlightQuery, FlightSupplier } from '../../products/flights/ports';
import type { ExchangeRates } from '../../money/ports';
import { toFeatures } from '../air/terms';
import { unlessNotServed } from '../notServed';
import { createQuoteMoney, NO_RATES } from '../quoteMoney';
import { type AmadeusAccess, createAmadeusClient } from './client';
import { readOffers, readAmadeusSearch } from './readOffers';
import { createReference } from './reference';
import { isNotServedByAmadeus, issueOf, NO_UPSELL } from './refusal';
import { createAmadeusSale, issueByOrder, type TicketIssuer } from './sale/sale';
import { amadeusFeaturesOf } from './terms';

export interface AmadeusOptions extends AmadeusAccess {
  /** Exchange rates. Without them only offers in pesos are sold. */
  exchange?: ExchangeRates;
  /** Called for every offer left out because it could not be read; for metrics. */
  onDropped?: (reason: string) => void;
  /** Issuer of tickets; the sandbox's own by default. */
  issuer?: TicketIssuer;
}

const NO_OFFERS = rawJson({ data: [] });

/**
 * Adapter for Amadeus Self-Service. The README in this folder lists the vendor's pages that it follows, and its deviations.
 */
export function createAmadeus(
  options: AmadeusOptions,
): FlightSupplier &
  Required<Pick<FlightSupplier, 'searchRaw' | 'calendar' | 'roundTrips' | 'places'>> {
  const { clock, exchange = NO_RATES, onDropped = () => undefined } = options;
  const client = createAmadeusClient(options);
  const searchRaw = (query: FlightQuery, signal: AbortSignal) =>
    unlessNotServed(client.search(toSearchRequest(query), signal), isNotServedByAmadeus, NO_OFFERS);
  return {
    code: 'GDS',
    searchRaw,
    async search(query, signal, onUnsold) {
      return readAmadeusSearch(await searchRaw(query, signal), {
        query,
        now: clock(),
        money: createQuoteMoney(exchange),
        onDropped,
        onUnsold,
      });
    },
    async upsell(offer, _travelers, signal) {
      const pending = client
        .upsell({ data: { type: 'flight-offers-upselling', flightOffers: [offer.key] } }, signal)
        .catch((error: unknown) => {
          if (issueOf(error)?.code === NO_UPSELL) return undefined;
          throw error;
        });
      const answer = await pending;
      if (!answer)
        return {
          offers: [offer],
          features: [toFeatures(offer, {})],
          dictionaries: { locations: {}, aircraft: {}, carriers: {} },
        };
      const { sold, offers, dictionaries } = readOffers(answer, {
        now: clock(),
        money: createQuoteMoney(exchange),
        onDropped,
      });
      return {
        offers,
        dictionaries,
        features: sold.map((one) => toFeatures(one.offer, amadeusFeaturesOf(one.wire))),
      };
    },
    ...createAmadeusSale({
      client,
      clock,
      exchange,
      onDropped,
      issuer: options.issuer ?? issueByOrder(client),
    }),
    ...createReference(client, exchange),
    close: () => client.close(),
  };
}

const MAX_OFFERS = 250;

const toTraveler = ({ id, travelerType, associatedAdultId }: FlightPerson) => ({
  id,
  travelerType,
  ...(associatedAdultId && { associatedAdultId }),
});

/** Body of `POST /v2/shopping/flight-offers`. */
function toSearchRequest({ segments, travelers, cabin, corporateCodes }: FlightQuery) {
  const originDestinations = segments.map(
    ({ originLocationCode, destinationLocationCode, date }, index) => ({
      id: String(index + 1),
      originLocationCode,
      destinationLocationCode,
      departureDateTimeRange: { date },
    }),
  );
  const cabinRestriction = cabin !== 'ALL' && {
    cabin,
    coverage: 'MOST_SEGMENTS',
    originDestinationIds: originDestinations.map(({ id }) => id),
  };
  return {
    currencyCode: CURRENCY,
    originDestinations,
    travelers: travelers.map(toTraveler),
    sources: ['GDS'],
    searchCriteria: {
      maxFlightOffers: MAX_OFFERS,
      additionalInformation: { chargeableCheckedBags: false, brandedFares: true },
      ...(corporateCodes.length > 0 && { pricingOptions: { corporateCodes } }),
      ...(cabinRestriction && { flightFilters: { cabinRestrictions: [cabinRestriction] } }),
    },
  };
}
