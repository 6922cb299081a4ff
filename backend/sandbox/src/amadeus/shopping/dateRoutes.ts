import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { dayNumber } from '../../calendar/day';
import { locationsOf } from '../offer/dictionaries';
import { refusedParameter } from '../errors';
import type { Gds } from '../gds';
import { linkTo, originOf } from '../links';
import { CURRENCY, money } from '../money';
import { read } from '../read';
import { codeSchema } from './searchSchema';

const MAX_DAYS = 100;
const day = z.iso.date();
const querySchema = z.strictObject({
  origin: codeSchema,
  destination: codeSchema,
  departureDate: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(day).min(1).max(2)),
  /** This sandbox knows one-way prices only. */
  oneWay: z.literal('true'),
  viewBy: z.literal('DATE').optional(),
  currency: z.literal(CURRENCY).optional(),
});

/** Flight Cheapest Date Search: the lowest price of each day, for one adult, one way. */
export const dateRoutes =
  ({ world }: Gds): FastifyPluginAsync =>
  async (app) => {
    app.get('/v1/shopping/flight-dates', async (request) => {
      const {
        origin,
        destination,
        departureDate: [from = '', to = from],
      } = read(querySchema, request.query, 'parameter');
      const length = dayNumber(to) - dayNumber(from) + 1;
      if (length < 1)
        throw refusedParameter(425, 'The last day is before the first', 'departureDate');
      if (length > MAX_DAYS)
        throw refusedParameter(425, `At most ${MAX_DAYS} days`, 'departureDate');
      for (const [name, code] of Object.entries({ origin, destination }))
        if (world.airportsOf(code).length === 0)
          throw refusedParameter(4926, `Unknown location ${code}`, name);
      const fares = world.lowestFares({ channel: 'GDS', origin, destination, from, to });
      return {
        meta: {
          currency: CURRENCY,
          links: { self: linkTo(request) },
          defaults: { departureDate: `${from},${to}`, oneWay: true, viewBy: 'DATE' },
        },
        data: fares.map(({ date, total }) => ({
          type: 'flight-date',
          origin,
          destination,
          departureDate: date,
          price: { total: money(total) },
          links: {
            flightOffers: `${originOf(request)}/v2/shopping/flight-offers?originLocationCode=${origin}&destinationLocationCode=${destination}&departureDate=${date}&adults=1`,
          },
        })),
        dictionaries: {
          currencies: { COP: 'COLOMBIAN PESO' },
          locations: locationsOf(world, [origin, destination]),
        },
      };
    });
  };
