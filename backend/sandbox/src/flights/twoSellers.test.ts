import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/client';
import { createGdsClient } from '../testing/gdsClient';
import type { SeatMaps } from '../testing/gdsClients';
import {
  createNdcClient,
  aSlice,
  isHoldable,
  passportsFor,
  allSeats,
  travellersOf,
  type NdcOffer,
} from '../testing/ndcClient';

let app: FastifyInstance;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const timesOf = ({ slices }: NdcOffer) =>
  slices
    .flatMap(({ segments }) =>
      segments.map(
        ({ marketing_carrier, marketing_carrier_flight_number, departing_at }) =>
          `${marketing_carrier.iata_code}${marketing_carrier_flight_number} ${departing_at}`,
      ),
    )
    .join();
/** A nonstop flight that both suppliers sell and can hold. */
async function soldByBoth() {
  const [ndc, gds] = [
    await createNdcClient(app).search({
      slices: [aSlice({ destination: 'MIA' })],
      max_connections: 0,
    }),
    await createGdsClient(app).search(),
  ];
  for (const mine of ndc.filter(isHoldable)) {
    const theirs = gds.data.find(
      ({ itineraries }) =>
        itineraries
          .flatMap(({ segments }) =>
            segments.map(
              (segment) => `${segment.carrierCode}${segment.number} ${segment.departure.at}`,
            ),
          )
          .join() === timesOf(mine),
    );
    if (theirs) return { mine, theirs };
  }
  throw new Error('no flight in both');
}

it('show the same flight at the same time', async () => {
  const { mine, theirs } = await soldByBoth();
  const [segment, other] = [mine.slices[0]?.segments[0], theirs.itineraries[0]?.segments[0]];
  expect([segment?.origin.iata_code, segment?.destination.iata_code, segment?.arriving_at]).toEqual(
    [other?.departure.iataCode, other?.arrival.iataCode, other?.arrival.at],
  );
});
it('sell a seat once, and show it as taken when the other has sold it', async () => {
  const { mine, theirs } = await soldByBoth();
  const free = async () => {
    const { body } = await createGdsClient(app).call<SeatMaps>('POST', '/v1/shopping/seatmaps', {
      data: [theirs],
    });
    return body.data.flatMap(({ decks }) =>
      decks.flatMap(({ seats }) =>
        seats
          .filter(
            ({ travelerPricing }) => travelerPricing[0]?.seatAvailabilityStatus === 'AVAILABLE',
          )
          .map(({ number }) => number),
      ),
    );
  };
  const { hold, seatMaps } = createNdcClient(app);
  const before = await free();
  const chosen = allSeats(await seatMaps(mine)).find(
    ({ designator = '', available_services = [] }) =>
      available_services.length > 0 && before.includes(designator),
  );
  const made = await hold(mine, {
    passengers: passportsFor(travellersOf(mine)),
    services: [{ id: chosen?.available_services?.[0]?.id, quantity: 1 }],
  });
  expect(made.code).toBe(201);
  expect(await free()).toEqual(before.filter((number) => number !== chosen?.designator));
});
