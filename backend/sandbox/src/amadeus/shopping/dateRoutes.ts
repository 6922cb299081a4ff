import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { dayNumber } from '../../calendar/day';
import { locationsOf } from '../offer/dictionaries';
import { refusedParameter } from '../errors';
import type { Gds } from '../gds';
import { linkTo, originOf } from '../links';
import { CURRENCY, gdsMoney } from '../money';
import { readGdsRequest } from '../read';
import { codeSchema } from './searchSchema';

const MAX_DAYS = 100;
/** Maximum number of fares. "For some very large numbers of flight dates, the API may refuse"; the number is our guess. */
const MAX_FARES = 200;
const day = z.iso.date();
const querySchema = z.strictObject({
  origin: codeSchema,
  destination: codeSchema,
  departureDate: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(day).min(1).max(2)),
  oneWay: z.enum(['true', 'false']).default('false'),
  /** Days of stay of a round trip, which this sandbox requires. */
  duration: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.int().min(0).max(60)).min(1).max(2))
    .optional(),
  viewBy: z.enum(['DATE', 'DURATION']).optional(),
  currency: z.literal(CURRENCY).optional(),
});

/** Route of Flight Cheapest Date Search: the lowest price for one adult by day and, for a round trip, by length of stay. */
export const dateRoutes =
  ({ inventory }: Gds): FastifyPluginAsync =>
  async (app) => {
    app.get('/v1/shopping/flight-dates', async (request) => {
      const {
        origin,
        destination,
        departureDate: [from = '', to = from],
        oneWay,
        duration,
        viewBy,
      } = readGdsRequest(querySchema, request.query, 'parameter');
      const length = dayNumber(to) - dayNumber(from) + 1;
      if (length < 1)
        throw refusedParameter(425, 'The last day is before the first', 'departureDate');
      if (length > MAX_DAYS)
        throw refusedParameter(425, `At most ${MAX_DAYS} days`, 'departureDate');
      for (const [name, code] of Object.entries({ origin, destination }))
        if (inventory.airportsOf(code).length === 0)
          throw refusedParameter(4926, `Unknown location ${code}`, name);
      const isOneWay = oneWay === 'true';
      if (isOneWay === (duration !== undefined) || isOneWay === (viewBy === 'DURATION'))
        throw refusedParameter(477, 'A stay is of a round trip, viewed by duration', 'duration');
      const [shortest = 0, longest = shortest] = duration ?? [];
      if ((longest - shortest + 1) * length > MAX_FARES)
        throw refusedParameter(425, `At most ${MAX_FARES} prices`, 'duration');
      const stays = isOneWay
        ? [undefined]
        : Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, nth) => shortest + nth);
      const fares = stays.flatMap((stayDays) =>
        inventory.lowestFares({
          channel: 'GDS',
          origin,
          destination,
          from,
          to,
          ...(stayDays !== undefined && { stayDays }),
        }),
      );
      return {
        meta: {
          currency: CURRENCY,
          links: { self: linkTo(request) },
          defaults: {
            departureDate: `${from},${to}`,
            oneWay: isOneWay,
            viewBy: isOneWay ? 'DATE' : 'DURATION',
          },
        },
        data: fares.map(({ date, returnDate, total }) => ({
          type: 'flight-date',
          origin,
          destination,
          departureDate: date,
          ...(returnDate && { returnDate }),
          price: { total: gdsMoney(total) },
          links: {
            flightOffers: `${originOf(request)}/v2/shopping/flight-offers?originLocationCode=${origin}&destinationLocationCode=${destination}&departureDate=${date}${returnDate ? `&returnDate=${returnDate}` : ''}&adults=1`,
          },
        })),
        dictionaries: {
          currencies: { COP: 'COLOMBIAN PESO' },
          locations: locationsOf(inventory, [origin, destination]),
        },
      };
    });
  };
