import type { FastifyInstance } from 'fastify';
import type { WireOffer } from '../amadeus/offer/offerSchema';
import type { SandboxOptions } from '../options';
import { testApp } from './client';
import { createGdsClient } from './gdsClient';

export interface SeatMaps {
  data: {
    segmentId: string;
    decks: {
      seats: {
        number: string;
        travelerPricing: { seatAvailabilityStatus: string; price?: { total: string } }[];
      }[];
    }[];
  }[];
}

/** The first free seat of the first flight that has a seat map. */
export function firstFree({ data: [map] }: SeatMaps) {
  const seat = map?.decks
    .flatMap(({ seats }) => seats)
    .find(({ travelerPricing }) => travelerPricing[0]?.seatAvailabilityStatus === 'AVAILABLE');
  return (
    map &&
    seat && {
      segmentId: map.segmentId,
      number: seat.number,
      total: seat.travelerPricing[0]?.price?.total,
    }
  );
}
/** Creates clients with one sandbox each. `closeAll` closes them. */
export function gdsClients() {
  const apps: FastifyInstance[] = [];
  return {
    async open(options: SandboxOptions = {}) {
      const app = await testApp(options);
      apps.push(app);
      const requested = createGdsClient(app);
      return {
        app,
        ...requested,
        async freeSeat(offer: WireOffer) {
          const { body } = await requested.call<SeatMaps>('POST', '/v1/shopping/seatmaps', {
            data: [offer],
          });
          const seat = firstFree(body);
          if (!seat) throw new Error('no free seat');
          return seat;
        },
      };
    },
    async closeAll() {
      for (const app of apps.splice(0)) await app.close();
    },
  };
}
