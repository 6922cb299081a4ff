import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { hash } from '../random';
import { doAnswer, readDoRequest } from './envelope';
import { DoError, doRefusal } from './errors';
import { dumpSchema, hotelInfoSchema } from './requestSchema';
import { staticHotel } from './staticHotel';
import type { DoStock } from './stock';

export const DUMP_PATH = '/do-dumps';
const ticketOf = (language: string) => hash(`dump:${language}`).toString(16);
const originOf = (request: FastifyRequest) => `http://${request.host}`;

/** Routes of static content, which require credentials. */
export const doContentRoutes =
  (stock: DoStock): FastifyPluginAsync =>
  async (app) => {
    app.post('/hotel/info/dump/', async (request) => {
      const { language } = readDoRequest(dumpSchema, request.body);
      return doAnswer({
        url: `${originOf(request)}${DUMP_PATH}/${ticketOf(language)}/hotels_${language}.json`,
        last_update: '2026-11-02T04:00:00Z',
      });
    });
    app.post('/hotel/info/', async (request) => {
      const hotel = stock.find(readDoRequest(hotelInfoSchema, request.body).hid);
      if (!hotel) throw doRefusal('hotel_not_found');
      return doAnswer(staticHotel(hotel, originOf(request)));
    });
  };

/** Route of the content dump, a JSON list of all hotels. Its link contains a ticket in place of credentials. */
export const dumpRoutes =
  (stock: DoStock): FastifyPluginAsync =>
  async (app) => {
    let text: string | undefined;
    app.get<{ Params: { ticket: string; file: string } }>(
      '/:ticket/:file',
      async (request, reply) => {
        const language = /^hotels_(es|en)\.json$/.exec(request.params.file)?.[1];
        if (!language || request.params.ticket !== ticketOf(language))
          throw new DoError(404, 'not_found');
        text ??= JSON.stringify(stock.hotels.map((hotel) => staticHotel(hotel, originOf(request))));
        return reply.type('application/json').send(text);
      },
    );
  };
