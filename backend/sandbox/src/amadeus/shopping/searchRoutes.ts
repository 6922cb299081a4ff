import type { FastifyPluginAsync } from 'fastify';
import type { Flight, Offer } from '../../flights';
import { dictionariesOf } from '../offer/dictionaries';
import type { Gds } from '../gds';
import type { WireOffer } from '../offer/offerSchema';
import { meetsCriteria, gdsQuestionOf } from './question';
import { readGdsRequest } from '../read';
import { MAX_OFFERS, searchSchema, type SearchRequest } from './searchSchema';
import { wireGdsOffer } from '../offer/wireOffer';

/** Segment ids of one answer: each flight has its own number. */
function segmentNumbers(): (flight: Flight) => string {
  const known = new Map<string, string>();
  return ({ id, carrier, number }) => {
    const key = `${id}|${carrier}${number}`;
    const found = known.get(key) ?? String(known.size + 1);
    known.set(key, found);
    return found;
  };
}
function bagPriceOf({ inventory }: Gds, offer: Offer): number | undefined {
  const prices = inventory.extraBags(offer).filter(({ kind }) => kind === 'CHECKED');
  const seated = offer.travelers.filter(({ type }) => type !== 'HELD_INFANT').length;
  return prices.length > 0
    ? prices.reduce((sum, bag) => sum + (bag.prices[0] ?? 0), 0) * seated
    : undefined;
}

function search(gds: Gds, request: SearchRequest): WireOffer[] {
  const { inventory, moves, now } = gds;
  const { maxFlightOffers = MAX_OFFERS, additionalInformation } = request.searchCriteria ?? {};
  const found = inventory
    .search(gdsQuestionOf(inventory, request, now()))
    .map(moves.apply)
    .filter((offer) => meetsCriteria(request, offer))
    .slice(0, maxFlightOffers);
  const segmentId = segmentNumbers();
  return found.map((offer, index) =>
    wireGdsOffer(offer, {
      id: String(index + 1),
      travelers: request.travelers,
      segmentId,
      isDetailed: false,
      hasAmenities: additionalInformation?.brandedFares ?? false,
      ...(additionalInformation?.chargeableCheckedBags && { bagPrice: bagPriceOf(gds, offer) }),
    }),
  );
}

export const gdsSearchRoutes =
  (gds: Gds): FastifyPluginAsync =>
  async (app) => {
    app.post('/v2/shopping/flight-offers', async (request) => {
      const data = search(gds, readGdsRequest(searchSchema, request.body));
      return {
        meta: { count: data.length },
        data,
        dictionaries: dictionariesOf(gds.inventory, data),
      };
    });
  };
