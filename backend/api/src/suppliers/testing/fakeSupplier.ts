import { distinctRates } from '@tiquete/domain/searches/hotels';
import type { HotelQuery, HotelSupplier, SupplierHotel } from '../../products/hotels/ports';
import { aSupplierContent, aSupplierRate } from './aSupplierRate';
import type { CatalogueHotel, HotelCatalogue, SupplierDestination } from '../../places/ports';

/** Its rates follow from its prices and terms, unless they are given. */
export function aSupplierHotel(changes: Partial<SupplierHotel> = {}): SupplierHotel {
  const hotel = { ...cheapHotel, ...changes };
  return { rates: ratesOf(hotel), ...hotel };
}
const cheapHotel: Omit<SupplierHotel, 'rates'> = {
  hotelCode: '1001',
  name: 'Casa Medina',
  description_short: 'Casona restaurada frente a la muralla.',
  images: ['/media/hb/1001/0', '/media/hb/1001/1'],
  star_number: 4,
  category_name: '4 estrellas',
  property_type: 'HOTEL',
  destination: { code: 'CTG', name: 'Cartagena', zone_code: '1', zone_name: 'Centro histórico' },
  geo: { latitude: 10.42, longitude: -75.55 },
  address: 'Calle del Santísimo 8-12, Cartagena',
  min_rate: 700_001,
  max_rate: 900_000,
  rate_before: null,
  promotion: null,
  mealPlan: ['BB'],
  free_cancellation: true,
  free_cancellation_until: '2027-03-08T23:59:00-05:00',
  free_cancellation_rate: 700_001,
  pay_at_hotel_amount: 0,
  reviews: null,
  amenities: ['Piscina'],
};
const ratesOf = (hotel: Omit<SupplierHotel, 'rates'>): SupplierHotel['rates'] => {
  const { min_rate, free_cancellation_rate: freeRate, free_cancellation_until: until } = hotel;
  const { rate_before, promotion, pay_at_hotel_amount } = hotel;
  const terms = { rate_before, promotion, pay_at_hotel_amount };
  return distinctRates(
    hotel.mealPlan.flatMap((board) => [
      { board, rate: min_rate, free_cancellation_until: null, ...terms },
      ...(freeRate === null
        ? []
        : [{ board, rate: freeRate, free_cancellation_until: until, ...terms }]),
    ]),
  );
};
export const aCatalogueHotel = (changes: Partial<CatalogueHotel> = {}): CatalogueHotel => ({
  hotelCode: '1001',
  name: 'Casa Medina',
  destination_code: 'CTG',
  city_name: 'Cartagena',
  star_number: 4,
  geo: null,
  image: '/media/hb/1/0',
  ...changes,
});
export const cartagena: SupplierDestination = {
  code: 'CTG',
  name: 'Cartagena',
  country_code: 'CO',
};

interface FakeSupplier {
  code?: HotelSupplier['code'];
  search?: (query: HotelQuery, signal: AbortSignal) => Promise<SupplierHotel[]>;
  destinations?: () => Promise<SupplierDestination[]>;
  hotels?: () => Promise<CatalogueHotel[]>;
  /** Methods of the sale. By default there is one rate that never changes, and every booking succeeds. */
  sale?: Partial<
    Pick<HotelSupplier, 'details' | 'recheck' | 'book' | 'lookUp' | 'cancel' | 'list' | 'reviews'>
  >;
}
const well: Omit<Required<NonNullable<FakeSupplier['sale']>>, 'list' | 'reviews'> = {
  details: async () => ({ content: aSupplierContent(), rates: [aSupplierRate()] }),
  recheck: async (key) => ({ kind: 'priced', rate: aSupplierRate({ key }) }),
  book: async ({ reference }) => ({ kind: 'yes', locator: `L-${reference}` }),
  lookUp: async () => ({ kind: 'not-found' }),
  cancel: async () => ({ kind: 'yes', penalty: { amount: '0', currency: 'COP' } }),
};
/** A supplier in memory that records its requests. */
export function fakeSupplier({
  code = 'HB',
  search = async () => [aSupplierHotel()],
  destinations = async () => [cartagena],
  hotels = async () => [aCatalogueHotel()],
  sale = {},
}: FakeSupplier = {}) {
  const queries: HotelQuery[] = [];
  const signals: AbortSignal[] = [];
  const supplier: HotelSupplier & HotelCatalogue = {
    code,
    async search(query, signal) {
      queries.push(query);
      signals.push(signal);
      return search(query, signal);
    },
    destinations,
    hotels,
    ...well,
    ...sale,
  };
  return { ...supplier, queries, signals };
}
