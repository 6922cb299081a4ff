import { setImmediate as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { hash } from '../../random';
import { doAnswer, readDoRequest } from '../envelope';
import { DoError } from '../errors';
import { reviewsDumpSchema } from '../requestSchema';
import type { DoStock } from '../stock';
import { hotelReviews } from './hotelReviews';

const pack = promisify(gzip);
const DAY_MS = 86_400_000;
const MONDAY = 1;
/** Number of hotels processed in one turn of the event loop. */
const TOGETHER = 25;
const ticketOf = (week: Date) => hash(`reviews:${week.toISOString()}`).toString(16);

/** Time of the current week's file: Monday at four, UTC. */
export function weekOf(now: Date): Date {
  const early = new Date(now.getTime() - 4 * 3_600_000);
  const midnight = Date.UTC(early.getUTCFullYear(), early.getUTCMonth(), early.getUTCDate(), 4);
  return new Date(midnight - ((early.getUTCDay() - MONDAY + 7) % 7) * DAY_MS);
}

/** Route of the link to the current file, which requires credentials. */
export const reviewRoutes =
  (prefix: string, now: () => Date): FastifyPluginAsync =>
  async (app) => {
    app.post('/hotel/reviews/dump/', async (request) => {
      const { language } = readDoRequest(reviewsDumpSchema, request.body);
      const week = weekOf(now());
      return doAnswer({
        last_update: week.toISOString().replace('.000', ''),
        url: `http://${request.host}${prefix}/${ticketOf(week)}/reviews_${language}.json.gz`,
      });
    });
  };

/** Route of the file, a gzip archive of reviews by hotel id. Reviews exist in Spanish only, so the English file is empty. */
export const reviewFileRoutes =
  (stock: DoStock, now: () => Date): FastifyPluginAsync =>
  async (app) => {
    let made: { week: number; archive: Promise<Buffer> } | undefined;
    const make = async (week: Date) => {
      const rows: Record<string, object> = {};
      for (const [index, hotel] of stock.hotels.entries()) {
        // Pauses, so that other requests are answered meanwhile.
        if (index % TOGETHER === 0) await rest();
        const reviews = hotelReviews(hotel, week);
        if (reviews) rows[hotel.slug] = reviews;
      }
      return pack(JSON.stringify(rows));
    };
    const archiveOf = (week: Date) => {
      if (made?.week !== week.getTime()) made = { week: week.getTime(), archive: make(week) };
      return made.archive;
    };
    app.get<{ Params: { ticket: string; language: string } }>(
      '/:ticket/reviews_:language.json.gz',
      async (request, reply) => {
        const { ticket, language } = request.params;
        const week = weekOf(now());
        if (ticket !== ticketOf(week)) throw new DoError(404, 'not_found');
        void reply.type('application/gzip');
        return language === 'es' ? archiveOf(week) : pack('{}');
      },
    );
  };
