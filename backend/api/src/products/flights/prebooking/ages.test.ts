import type { FlightOffer, FlightPrebooking, FlightTraveler } from '@tiquete/contracts';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';
import { pricedWithSeat } from '../testing/pricedWithSeat';
import { travelersOf } from '../testing/openFlightSale';

/** Tests travellers between 12 and 17. They pay the adult fare, and an aggregator that requires ages gets theirs. */
const sale = flightSaleOfSuite();

const isHeld = ({ hold_until }: FlightOffer) => hold_until !== null;
/** Travellers in the requests that the aggregator received, oldest request first. */
async function requestedAges(): Promise<unknown[]> {
  const { requests }: { requests: { url: string; body: { data?: { passengers: unknown } } }[] } =
    (await (await fetch(`${sale.sandbox.url}/control/requests`)).json()) as never;
  return requests
    .filter(({ url }) => url.startsWith('/ndc/air/offer_requests'))
    .map(({ body }) => body.data?.passengers)
    .reverse();
}
const forget = () => fetch(`${sale.sandbox.url}/control/requests`, { method: 'DELETE' });

const aged = (prebooking: FlightPrebooking, years: number): FlightTraveler[] =>
  travelersOf(prebooking, 'Gómez Ruiz').map((traveler, index) =>
    index === 1
      ? {
          ...traveler,
          dateOfBirth: `${Number(sale.day(60).slice(0, 4)) - years}-01-01`,
          documents: traveler.documents?.map((card) => ({ ...card, document_type: 7286 as const })),
        }
      : traveler,
  );

it('searches again with the true age when the booking states the birth date, and makes the order', async () => {
  const browser = sale.guest();
  await forget();
  const prebooking = await sale.priced(browser, {
    source: 'NDC',
    passengers: { adults: 2 },
    fits: isHeld,
  });
  const body = sale.bodyOf(prebooking, { travelers: aged(prebooking, 15) });
  const reply = await sale.send(browser, body);
  expect(reply.statusCode).toBe(201);
  await sale.work();
  expect(await sale.ordersOf(reply.json().data.booking.code)).toEqual(['HELD']);
  expect(await requestedAges()).toEqual([
    [{ type: 'adult' }, { type: 'adult' }],
    [{ type: 'adult' }, { age: 15 }],
  ]);
});

it('can buy a seat after their ages led to another offer', async () => {
  const browser = sale.guest();
  const { prebooking, item } = await pricedWithSeat(sale, browser, {
    source: 'NDC',
    passengers: { adults: 2 },
    fits: isHeld,
  });
  const body = sale.bodyOf(prebooking, { travelers: aged(prebooking, 15) });
  // The price has changed, so that the current offer is stored.
  expect((await sale.send(browser, { ...body, expected_total: 1 })).statusCode).toBe(409);
  const { cart } = (await sale.putCart(browser, prebooking.prebookingId, [item])).json().data;
  const reply = await sale.send(browser, {
    ...body,
    expected_total: cart.grand_total,
    cart_version: cart.version,
  });
  expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
});

it('are requested by age from the start when the search knew it', async () => {
  const browser = sale.guest();
  await forget();
  const prebooking = await sale.priced(browser, {
    source: 'NDC',
    passengers: { adults: 1, children: 1, children_ages: [15] },
    fits: isHeld,
  });
  expect(
    prebooking.bookingRequirements.travelerRequirements.map(({ travelerType }) => travelerType),
  ).toEqual(['ADULT', 'ADULT']);
  const body = sale.bodyOf(prebooking, { travelers: aged(prebooking, 15) });
  expect((await sale.send(browser, body)).statusCode).toBe(201);
  expect(await requestedAges()).toEqual([[{ type: 'adult' }, { age: 15 }]]);
});
