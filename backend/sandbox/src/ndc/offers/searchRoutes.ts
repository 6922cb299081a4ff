import type { FastifyPluginAsync } from 'fastify';
import type { Offer } from '../../flights';
import type { Faults } from '../../control/faults';
import { ndcAnswer, readData, readQuery } from '../envelope';
import { ndcNotFound } from '../errors';
import { idOf, passengerIdOf } from '../ids';
import { priceNow, type Pricing } from './offer';
import { knowOffer, type OfferStore } from './offerStore';
import { passengersOf, WIRE_TYPES } from './passengers';
import { brandedOffers, questionsOf } from './question';
import {
  offerQuerySchema,
  offerRequestQuerySchema,
  offerRequestSchema,
  seatMapQuerySchema,
} from '../requestSchema';
import { bagExtras, wireBagService } from './services';
import { wireNdcOffer } from './wireOffer';
import { wireCode } from './wirePlace';
import { wireSeatMap } from './wireSeatMap';

export interface SearchContext extends Pricing {
  offers: OfferStore;
  faults: Faults;
  /** Creates a key that never repeats. */
  newKey: () => string;
  /** True when prices do not change. */
  isSteady: boolean;
}

const priceOf = ({ travelers, base, taxes, total }: Offer) => ({ travelers, base, taxes, total });

/** Routes before an order: places, offers, seat maps. */
export const ndcSearchRoutes =
  (context: SearchContext): FastifyPluginAsync =>
  async (app) => {
    const { inventory, moves, offers, faults, now, newKey, isSteady } = context;
    const known = (id: string) => {
      const offer = offers.find(id);
      if (!offer) throw ndcNotFound();
      return offer;
    };

    app.post('/air/offer_requests', async (request, reply) => {
      readQuery(offerRequestQuerySchema, request.query);
      const wanted = readData(offerRequestSchema, request.body);
      const [key, at] = [newKey(), now()];
      const passengers = passengersOf(wanted.passengers, (index) => passengerIdOf(key, index));
      const found = questionsOf(wanted, passengers, inventory, at)
        .flatMap(({ question, fareOf }) =>
          brandedOffers(inventory, question).map((plain) => ({
            offer: moves.apply(plain),
            steadyPrice: isSteady ? priceOf(plain) : null,
            privateFare: fareOf(plain.validatingAirline),
          })),
        )
        .sort((a, b) => a.offer.total - b.offer.total)
        .map(({ offer, ...rest }, index) => ({
          offer,
          known: knowOffer(key, index, at, {
            ...rest,
            selection: offer.selection,
            passengers,
            quotedTotal: offer.total,
          }),
        }));
      offers.save(
        key,
        found.map((one) => one.known),
      );
      return reply.code(201).send(
        ndcAnswer({
          id: idOf('orq', key),
          live_mode: false,
          created_at: at.toISOString(),
          cabin_class: wanted.cabin_class ?? null,
          slices: wanted.slices.map((slice) => {
            const [origin, destination] = [
              wireCode(slice.origin, inventory),
              wireCode(slice.destination, inventory),
            ];
            return {
              origin,
              origin_type: origin?.type,
              destination,
              destination_type: destination?.type,
              departure_date: slice.departure_date,
            };
          }),
          passengers: passengers.map(({ id, type, age }) => ({ id, type: WIRE_TYPES[type], age })),
          offers: found.map((one) => wireNdcOffer(one.known, one.offer, inventory, at)),
        }),
      );
    });

    app.get<{ Params: { id: string } }>('/air/offers/:id', async (request) => {
      const { return_available_services } = readQuery(offerQuerySchema, request.query);
      const stored = known(request.params.id);
      if (faults.active(request)?.mode === 'priceUp') moves.raise(priceNow(stored, context));
      const offer = priceNow(stored, context);
      stored.quotedTotal = offer.total;
      const wire = wireNdcOffer(stored, offer, inventory, now());
      return ndcAnswer(
        return_available_services
          ? {
              ...wire,
              available_services: bagExtras(stored, offer, inventory).map((extra) =>
                wireBagService(extra, stored, offer),
              ),
            }
          : wire,
      );
    });

    app.get('/air/seat_maps', async (request) => {
      const stored = known(readQuery(seatMapQuerySchema, request.query).offer_id);
      const offer = priceNow(stored, context);
      return ndcAnswer(
        offer.bounds.flatMap(({ journey }, bound) =>
          journey.flights.flatMap((_, segment) => {
            const map = inventory.seatMap(offer, bound, segment);
            return map ? [wireSeatMap(stored, map, bound, segment)] : [];
          }),
        ),
      );
    });
  };
