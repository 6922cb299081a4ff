import type { FastifyPluginAsync } from 'fastify';
import type { Faults } from '../control/faults';
import { worseTermsOf } from '../control/worseTerms';
import { decodeHash, encodeHash } from './bookHash';
import { doAnswer, readDoRequest } from './envelope';
import { doRefusal } from './errors';
import { offersOf, priceChoice } from './offer';
import type { DoOrderStore } from './orders/orderStore';
import { doSearchOf } from './question';
import {
  hotelpageSchema,
  hotelsSearchSchema,
  prebookSchema,
  regionSearchSchema,
  type StayRequest,
} from './requestSchema';
import type { DoHotel, DoStock } from './stock';
import { wireDoRate } from './wireRate';

const STAGED_RISE = 1.06;
/** Number of rates of each board on a result page: the cheapest one, as at the vendor. */
const PER_MEAL = 1;

/** Routes of result pages, of a hotel's page, and of the check before booking. */
export const doSearchRoutes =
  (stock: DoStock, orders: DoOrderStore, now: () => Date, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    const resultPage = (hotels: readonly DoHotel[], request: StayRequest) => {
      const question = doSearchOf(request, now());
      const found = hotels.flatMap((hotel) => {
        const offers = offersOf(hotel, question, orders.sold);
        const shown = offers.filter(
          (offer, index) =>
            offers.slice(0, index).filter(({ board }) => board === offer.board).length < PER_MEAL,
        );
        return shown.length > 0
          ? [
              {
                id: hotel.slug,
                hid: hotel.code,
                rates: shown.map((offer) => wireDoRate(offer)),
                bar_price_data: null,
              },
            ]
          : [];
      });
      return doAnswer({ hotels: found, total_hotels: found.length });
    };
    app.post('/search/serp/region/', async (request) => {
      const search = readDoRequest(regionSearchSchema, request.body);
      return resultPage(stock.inRegion(search.region_id).slice(0, search.hotels_limit), search);
    });
    app.post('/search/serp/hotels/', async (request) => {
      const search = readDoRequest(hotelsSearchSchema, request.body);
      return resultPage(
        [...new Set(search.hids)].flatMap((hid) => stock.find(hid) ?? []),
        search,
      );
    });
    app.post('/search/hp/', async (request) => {
      const search = readDoRequest(hotelpageSchema, request.body);
      const hotel = stock.find(search.hid);
      const offers = hotel ? offersOf(hotel, doSearchOf(search, now()), orders.sold) : [];
      return doAnswer({
        hotels:
          hotel && offers.length > 0
            ? [
                {
                  id: hotel.slug,
                  hid: hotel.code,
                  rates: offers.map((offer) => wireDoRate(offer, 'h')),
                  bar_price_data: null,
                },
              ]
            : [],
      });
    });
    app.post('/hotel/prebook/', async (request) => {
      const { hash, price_increase_percent } = readDoRequest(prebookSchema, request.body);
      const known = decodeHash('h', hash, stock);
      if (!known) throw doRefusal('rate_not_found');
      const rise = faults.active(request)?.mode === 'priceUp' ? STAGED_RISE : 1;
      const { charge, ...terms } = worseTermsOf(faults.active(request));
      const offer = priceChoice({ ...known.choice, ...terms }, orders.sold, undefined, rise);
      if (!offer || offer.net > known.net * (1 + price_increase_percent / 100))
        throw doRefusal('no_available_rates');
      return doAnswer({
        hotels: [
          {
            id: offer.hotel.slug,
            hid: offer.hotel.code,
            rates: [wireDoRate(offer, 'p', charge)],
            bar_price_data: null,
          },
        ],
        changes: { price_changed: encodeHash('h', offer) !== hash },
      });
    });
  };
