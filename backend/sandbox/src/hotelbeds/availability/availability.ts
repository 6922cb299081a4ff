import { dayOf } from '../../calendar/day';
import type { Inventory } from '../../inventory/inventory';
import type { Sold } from '../../pricing/allotment';
import { auditData, newToken } from '../audit';
import { languageOf } from '../language';
import { offerHotel } from './offerHotel';
import { parse } from '../parse';
import { availabilitySchema } from './requestSchema';
import { hotelsFor, partiesOf, stayOf } from './search';

/** `POST /hotel-api/1.0/hotels`. @throws VendorError for requests that the vendor would reject */
export function availability(stock: Inventory, body: unknown, now: Date, sold?: Sold) {
  const started = performance.now();
  const request = parse(availabilitySchema, body);
  const question = {
    stay: stayOf(request, now),
    parties: partiesOf(request),
    askedOn: dayOf(now),
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
