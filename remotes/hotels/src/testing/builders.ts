import type { HotelSearchResponse, HotelSummary } from '@tiquete/contracts';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import { addDays, today } from '@tiquete/platform';
import type { FeaturedDestination } from '../state/hotelState';

export const aHotel: HotelSummary = {
  hotelCode: '1001',
  supplier: 'HB',
  name: 'Casa Medina',
  description_short: 'Casona restaurada frente a la muralla.',
  image: '/media/hb/1001/1',
  images: ['/media/hb/1001/1', '/media/hb/1001/2'],
  star_number: 4,
  category_name: '4 estrellas',
  property_type: 'HOTEL',
  destination: { code: 'CTG', name: 'Cartagena', zone_code: 'CEN', zone_name: 'Centro histórico' },
  geo: { latitude: 10.42, longitude: -75.55 },
  address: 'Calle del Santísimo 8-12',
  min_rate: 1480500,
  min_rate_per_night: 740250,
  max_rate: 2100000,
  rate_before: null,
  promotion: null,
  mealPlan: ['BB'],
  free_cancellation: true,
  free_cancellation_until: '2027-03-08T23:59:00-05:00',
  free_cancellation_rate: 1480500,
  pay_at_hotel_amount: 0,
  reviews: { score: 8.7, count: 412, source: 'HB' },
  amenities: ['Piscina'],
};
/** Without its own price of free cancellation, that is `min_rate`. */
export const aHotelWith = (changes: Partial<HotelSummary>): HotelSummary => ({
  ...aHotel,
  free_cancellation_rate: changes.min_rate ?? aHotel.min_rate,
  ...changes,
});

/** A search that is valid on any day. */
export const aQuery: HotelQuery = {
  destination: { kind: 'city', code: 'CTG', name: 'Cartagena' },
  checkin: addDays(today(), 30),
  checkout: addDays(today(), 32),
  rooms: [{ adults: 2, childrens: [] }],
  nationality: 'CO',
};
/** Many hotels that differ in price, stars, board and zone. */
export function manyHotels(count: number): HotelSummary[] {
  const zones = [
    ['CEN', 'Centro histórico'],
    ['BOC', 'Bocagrande'],
    ['MAN', 'Manga'],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const [zone_code, zone_name] = zones[index % zones.length] ?? zones[0];
    return aHotelWith({
      hotelCode: String(2000 + index),
      name: `Hotel ${index + 1}`,
      star_number: (index % 5) + 1,
      min_rate: 200000 + ((index * 7919) % 900000),
      mealPlan: index % 2 ? ['BB'] : ['RO'],
      free_cancellation: index % 4 === 0,
      promotion:
        index % 6 === 0
          ? { porcent: 10 + (index % 30), code: 'P', name: 'Oferta', remark: '' }
          : null,
      destination: { ...aHotel.destination, zone_code, zone_name },
    });
  });
}
export function aResult(
  hotels: HotelSummary[],
  changes: Partial<HotelSearchResponse['data']> = {},
): HotelSearchResponse {
  const rates = hotels.map((hotel) => hotel.min_rate);
  return {
    data: {
      sessionCode: 'session-1',
      expires_at: new Date(Date.now() + 1_800_000).toISOString(),
      checkin: aQuery.checkin,
      checkout: aQuery.checkout,
      nights: 2,
      pax: 2,
      currency: 'COP',
      hotels,
      facets: {
        price: { min: Math.min(...rates), max: Math.max(...rates) },
        star: [],
        mealPlan: [],
        zones: [],
        amenities: [],
        free_cancellation: 0,
      },
      ...changes,
    },
    meta: {
      total: hotels.length,
      complete: true,
      suppliers: [{ code: 'HB', status: 'ok', ms: 900, hotels: hotels.length }],
    },
  };
}
export const aDestination: FeaturedDestination = {
  code: 'CTG',
  name: 'Cartagena',
  country_name: 'Colombia',
  image: '/media/places/CTG',
  hotels_count: 210,
};
