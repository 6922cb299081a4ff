import type { PackageDetail, PackageSearchResponse } from '@tiquete/contracts';
import { addDays } from '@tiquete/platform';
import type { PackageChoice } from '../model/quote';
import { aDeparture, aPackage } from './builders';

export const aChoice: PackageChoice = {
  ItemPackageID: 'EU-CLASICA',
  departure: aDeparture,
  hotel: '',
  services: [],
};
const aHotel = (
  id: string,
  name: string,
  star_number: number,
  difference: number,
): PackageDetail['hotels_alternatives'][number] => ({
  id_hotel: id,
  id_temp_hotel: id,
  name,
  star_number,
  stays: [
    {
      stop: { code: 'MAD', name: 'Madrid' },
      name: 'Hotel Plaza Madrid o similar',
      nights: 3,
      board: 'BB',
      board_name: 'Desayuno incluido',
    },
  ],
  difference,
  is_chosen: difference === 0,
});
const aStop = (
  code: string,
  name: string,
  geo: PackageDetail['stops'][number]['geo'],
): PackageDetail['stops'][number] => ({
  code,
  name,
  country_code: 'ES',
  country_name: 'España',
  geo,
  nights: 3,
  is_gateway: false,
});
const aDay = (
  weeks: number,
  availability: PackageDetail['departures'][number]['availability'],
): PackageDetail['departures'][number] => ({
  DateBegin: addDays(aDeparture, 7 * weeks),
  DateEnd: addDays(aDeparture, 7 * weeks + 11),
  from_per_person: 4_900_000 + 100_000 * weeks,
  availability,
  fits: availability.status !== 'SOLD_OUT',
});
export const aDetail: PackageDetail = {
  ...aPackage,
  images: [{ url: '/media/places/MAD', alt: 'La Gran Vía de Madrid' }],
  itinerary: [
    {
      day: 1,
      date: aDeparture,
      title: 'Salida de Bogotá',
      text: 'Noche a bordo.',
      meals: ['DINNER'],
    },
    {
      day: 2,
      date: addDays(aDeparture, 1),
      title: 'Llegada a Madrid',
      text: 'Tapas por La Latina.',
      meals: ['BREAKFAST'],
    },
  ],
  excludes: ['Propinas'],
  stops: [
    aStop('MAD', 'Madrid', { latitude: 40.4, longitude: -3.7 }),
    aStop('PAR', 'París', { latitude: 48.9, longitude: 2.4 }),
  ],
  flights: [
    {
      day: 1,
      date: aDeparture,
      from: { code: 'BOG', name: 'Bogotá' },
      to: { code: 'MAD', name: 'Madrid' },
      airline: { code: 'AV', name: 'Avianca' },
      checked_bags: 1,
    },
  ],
  hotels_alternatives: [
    aHotel('turista', 'Turista', 3, 0),
    aHotel('primera', 'Primera', 4, 900_000),
  ],
  services: [
    {
      id: 'flamenco',
      name: 'Noche flamenca',
      text: 'Cena y tablao.',
      day: 3,
      price_per_person: 250_000,
      total: 1_000_000,
      is_chosen: false,
    },
  ],
  origins: [
    { code: 'BOG', name: 'Bogotá', supplement: 0 },
    { code: 'MDE', name: 'Medellín', supplement: 340_000 },
  ],
  departures: [
    aDay(0, { status: 'AVAILABLE', total: 3 }),
    aDay(1, { status: 'SOLD_OUT', total: 0 }),
    aDay(2, { status: 'AVAILABLE', total: 8 }),
  ],
  rooms: [
    {
      Adult: { Quantity: 2, Age: [18, 18] },
      Child: { Quantity: 1, Age: [7] },
      Infant: 0,
      room: 1,
      room_type: 'triple',
    },
    {
      Adult: { Quantity: 1, Age: [18] },
      Child: { Quantity: 0, Age: [] },
      Infant: 1,
      room: 2,
      room_type: 'single',
    },
  ],
  by_passenger: [
    { room: 1, room_type: 'triple', type: 'AD', age: 18, has_bed: true, amount: 4_500_000 },
    { room: 1, room_type: 'triple', type: 'AD', age: 18, has_bed: true, amount: 4_500_000 },
    { room: 1, room_type: 'triple', type: 'CH', age: 7, has_bed: true, amount: 3_000_000 },
    { room: 2, room_type: 'single', type: 'AD', age: 18, has_bed: true, amount: 2_800_000 },
    { room: 2, room_type: 'single', type: 'INF', age: 1, has_bed: false, amount: 200_000 },
  ],
  total: 15_000_000,
  price_breakdown: { base: 15_000_000, taxes: [], fees: [], pay_at_hotel: [] },
  payment_plan: {
    deposit_percent: 30,
    instalments: [
      { number: 1, due_on: null, amount: 4_500_000 },
      { number: 2, due_on: addDays(aDeparture, -30), amount: 10_500_000 },
    ],
    grace_days: 3,
  },
  cancellation: {
    refundable: true,
    free_until: null,
    timeline: [
      { from: null, refund_amount: 12_000_000, penalty_amount: 3_000_000, penalty_porcent: 20 },
      {
        from: `${addDays(aDeparture, -10)}T00:00:00-05:00`,
        refund_amount: 6_000_000,
        penalty_amount: 9_000_000,
        penalty_porcent: 60,
      },
    ],
  },
  cancellation_policy_hash: 'hash-1',
  halt_booking_date: addDays(aDeparture, -3),
  minimum_group: { travelers: 10, decided_by: addDays(aDeparture, -20), is_reached: false },
  documents: { type: 'PASSPORT', validity_months: 6 },
  visas: [
    { country_code: 'ES', country_name: 'España', is_required: false, text: 'Hasta 90 días.' },
  ],
  vaccines: [],
  to_bring: ['Adaptador de corriente'],
};
/** A quote. By default its price is valid for half an hour. */
export const aQuote = (
  changes: Partial<PackageDetail> = {},
  { Booking = 'quote-0001', forMs = 1_800_000 }: { Booking?: string; forMs?: number } = {},
): PackageSearchResponse => ({
  data: {
    Booking,
    expires_at: new Date(Date.now() + forMs).toISOString(),
    packages: [aPackage],
    facets: null,
    detail: { ...aDetail, ...changes },
  },
  meta: { total: 1, cursor: null },
});
/** Changes of a quote that select the hotels with this id. */
export const withHotel = (id: string): Partial<PackageDetail> => ({
  hotels_alternatives: aDetail.hotels_alternatives.map((one) => ({
    ...one,
    is_chosen: one.id_hotel === id,
  })),
});
