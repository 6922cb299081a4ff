import type { FastifyPluginAsync } from 'fastify';
import type { Faults } from '../../control/faults';
import { worseTermsOf } from '../../control/worseTerms';
import type { Inventory } from '../../inventory/inventory';
import type { Sold } from '../../pricing/allotment';
import { checkRates } from './checkRates';
import { dayOf } from '../../calendar/day';
import { auditData, newToken } from '../audit';
import { languageOf } from '../language';
import { offerHotel } from './offerHotel';
import { parse } from '../parse';
import { availabilitySchema } from './requestSchema';
import { hotelsFor, partiesOf, stayOf } from './search';

/** Answer of `POST /hotel-api/1.0/hotels`. @throws VendorError for a request that the vendor would reject */
function availability(stock: Inventory, body: unknown, now: Date, sold?: Sold) {
  const started = performance.now();
  const request = parse(availabilitySchema, body);
  const question = {
    stay: stayOf(request, now),
    parties: partiesOf(request),
    searchedOn: dayOf(now),
    language: languageOf(request.language),
    request,
    sold,
  };
  const hotels = hotelsFor(stock, request)
    .flatMap((hotel) => offerHotel(hotel, question) ?? [])
    .slice(0, request.filter?.maxHotels);
  const { checkIn, checkOut } = request.stay;
  return {
    auditData: auditData(started, newToken()),
    hotels: hotels.length > 0 ? { hotels, checkIn, total: hotels.length, checkOut } : { total: 0 },
  };
}

const PRICE_RISE = 1.06;

export interface MarketOptions {
  sold: Sold;
  /** True when prices do not change between search and check. */
  isSteady: boolean;
}
/** Routes of the Hotelbeds Booking API 1.0: availability and check rates. */
export const bookingRoutes =
  (
    stock: Inventory,
    now: () => Date,
    faults: Faults,
    { sold, isSteady }: MarketOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    app.post('/hotels', async (request) => availability(stock, request.body, now(), sold));
    app.post('/checkrates', async (request) =>
      checkRates(stock, request.body, now(), {
        sold,
        isSteady,
        worse: worseTermsOf(faults.active(request)),
        ...(faults.active(request)?.mode === 'priceUp' && { priceFactor: PRICE_RISE }),
      }),
    );
  };
