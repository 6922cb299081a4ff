import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Faults } from '../../control/faults';
import { dictionariesOf } from '../offer/dictionaries';
import { refused } from '../errors';
import type { Gds } from '../gds';
import { includedOf } from './included';
import type { WireOffer } from '../offer/offerSchema';
import { formatAsSent } from '../offer/formatAsSent';
import { pricingQuerySchema, pricingSchema, upsellSchema } from './pricingSchema';
import { readGdsRequest } from '../read';
import { bookingRequirements, requirementsOf } from './requirements';
import { priceAgain, raiseIf, type Priced } from '../offer/selection';
import { servicesOf } from '../offer/services';
import { wireGdsOffer } from '../offer/wireOffer';

const pointerTo = (index: number) => `/data/flightOffers[${index}]`;
const fareOf = ({ travelerPricings }: WireOffer) =>
  travelerPricings
    .flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.map((details) => details.class))
    .join('');

export const pricingRoutes =
  (gds: Gds, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    const { inventory } = gds;
    const isRaised = (request: FastifyRequest) => faults.active(request)?.mode === 'priceUp';

    app.post('/v1/shopping/flight-offers/pricing', async (request) => {
      const { include, forceClass } = readGdsRequest(
        pricingQuerySchema,
        request.query,
        'parameter',
      );
      const { data } = readGdsRequest(pricingSchema, request.body);
      const priced = data.flightOffers.map((wire, index) =>
        raiseIf(
          isRaised(request),
          gds.moves,
          priceAgain(inventory, gds.moves, wire, pointerTo(index)),
        ),
      );
      const flightOffers = priced.map((one) =>
        wireGdsOffer(one.offer, formatAsSent(one, servicesOf(inventory, one))),
      );
      const moved = flightOffers.findIndex(
        (offer, index) =>
          forceClass === 'true' && fareOf(offer) !== fareOf(data.flightOffers[index] ?? offer),
      );
      if (moved >= 0)
        throw refused(4926, 'Requested booking class is not available', pointerTo(moved));
      const requirements = priced.flatMap(({ wire, offer }) =>
        requirementsOf(inventory, wire, offer),
      );
      return {
        data: {
          type: 'flight-offers-pricing',
          flightOffers,
          bookingRequirements: bookingRequirements(requirements),
        },
        ...(include.length > 0 && { included: includedOf(inventory, priced, include) }),
        dictionaries: dictionariesOf(inventory, flightOffers),
      };
    });

    app.post('/v1/shopping/flight-offers/upselling', async (request) => {
      const {
        data: { flightOffers },
      } = readGdsRequest(upsellSchema, request.body);
      const families = flightOffers.map((wire, index) => {
        const base = priceAgain(inventory, gds.moves, wire, pointerTo(index));
        return inventory
          .upsell(base.offer.selection)
          .map(gds.moves.apply)
          .map((offer) => ({ ...base, offer }));
      });
      if (families.every((family) => family.length < 2))
        throw refused(39397, 'No upsell offer for these flights', '/data/flightOffers');
      const isDearer = (one: Priced) =>
        one.offer.bounds.some(({ tariff }, bound) => tariff.code !== tariffOf(one, bound));
      const data = families.flat().map((one, index) =>
        wireGdsOffer(one.offer, {
          ...formatAsSent(one),
          id: String(index + 1),
          isUpsell: isDearer(one),
        }),
      );
      return { meta: { count: data.length }, data, dictionaries: dictionariesOf(inventory, data) };
    });
  };

/** The fare family of the offer. */
function tariffOf({ wire }: Priced, bound: number): string | undefined {
  const first = wire.itineraries[bound]?.segments[0]?.id;
  return wire.travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === first)
    ?.brandedFare;
}
