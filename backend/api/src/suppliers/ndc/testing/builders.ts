import type { FlightQuery } from '../../../products/flights/ports';
import { familyQuery } from '../../flightContract';

/** Query whose answers below have the aggregator's shape, in pesos. */
export const anNdcQuery: FlightQuery = familyQuery('BOG', 'MDE', '2027-03-10');
const place = (code: string, city: string) => ({
  id: `arp_${code.toLowerCase()}_co`,
  type: 'airport',
  iata_code: code,
  icao_code: null,
  name: `${city} Intl`,
  city_name: city,
  iata_city_code: code,
  iata_country_code: 'CO',
  time_zone: 'America/Bogota',
  latitude: 4.7,
  longitude: -74.1,
  city: null,
});
const carrier = (code: string, name: string) => ({
  id: `arl_${code.toLowerCase()}`,
  iata_code: code,
  name,
  logo_symbol_url: null,
});
export const PASSENGERS = ['pas_1', 'pas_2', 'pas_3'];
const aboard = (passenger_id: string, bags: [number, number]) => ({
  passenger_id,
  cabin_class: 'economy',
  cabin_class_marketing_name: 'Economy',
  fare_basis_code: 'WBASIC',
  baggages: [
    { type: 'checked', quantity: bags[0] },
    { type: 'carry_on', quantity: bags[1] },
  ],
  cabin: {
    name: 'economy',
    marketing_name: 'Economy',
    amenities: { wifi: { available: false, cost: 'n/a' }, seat: null, power: null },
  },
});
export const anNdcSegment = (changes: object = {}) => ({
  id: 'seg_1',
  origin: place('BOG', 'Bogotá'),
  destination: place('MDE', 'Medellín'),
  departing_at: '2027-03-10T06:10:00',
  arriving_at: '2027-03-10T07:11:00',
  origin_terminal: '2',
  destination_terminal: null,
  duration: 'PT1H1M',
  distance: '215',
  marketing_carrier: carrier('P5', 'Wingo'),
  marketing_carrier_flight_number: '7501',
  operating_carrier: carrier('P5', 'Wingo'),
  operating_carrier_flight_number: '7501',
  aircraft: { id: 'arc_738', iata_code: '738', name: 'Boeing 737-800' },
  stops: [],
  passengers: [aboard('pas_1', [0, 1]), aboard('pas_2', [0, 1]), aboard('pas_3', [0, 0])],
  ...changes,
});
const back = {
  id: 'seg_2',
  origin: place('MDE', 'Medellín'),
  destination: place('BOG', 'Bogotá'),
  departing_at: '2027-03-17T18:20:00',
  arriving_at: '2027-03-17T19:25:00',
  duration: 'PT1H5M',
  marketing_carrier_flight_number: '7502',
};
const aSlice = (segment: object, brand: string) => ({
  id: 'sli_1',
  duration: null,
  fare_brand_name: brand,
  conditions: {
    advance_seat_selection: false,
    priority_boarding: false,
    change_before_departure: null,
  },
  segments: [segment],
});
/** An offer of one fare brand. Two offers of the same flights differ in `id` and `brand`. */
export const anNdcOffer = ({
  brand = 'Basic',
  ...changes
}: { brand?: string } & Record<string, unknown> = {}) => ({
  id: 'off_1',
  live_mode: false,
  partial: false,
  owner: carrier('P5', 'Wingo'),
  expires_at: '2027-01-10T12:20:00Z',
  created_at: '2027-01-10T12:00:00Z',
  total_amount: '480001.00',
  total_currency: 'COP',
  base_amount: '300000.00',
  base_currency: 'COP',
  tax_amount: '180001.00',
  tax_currency: 'COP',
  total_emissions_kg: '166',
  conditions: {
    change_before_departure: {
      allowed: true,
      penalty_amount: '180000.00',
      penalty_currency: 'COP',
    },
    refund_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null },
  },
  payment_requirements: {
    requires_instant_payment: false,
    payment_required_by: '2027-01-11T12:00:00Z',
    price_guarantee_expires_at: null,
  },
  passenger_identity_documents_required: false,
  passengers: [
    { id: 'pas_1', type: 'adult', age: null },
    { id: 'pas_2', type: 'child', age: 7 },
    { id: 'pas_3', type: 'infant_without_seat', age: 1 },
  ],
  slices: [aSlice(anNdcSegment(), brand), aSlice(anNdcSegment(back), brand)],
  ...changes,
});
/** Different flights from the offer above, at the same price. */
export const anotherFlight = (changes: object = {}) =>
  anNdcOffer({
    id: 'off_9',
    slices: [
      aSlice(
        anNdcSegment({
          marketing_carrier_flight_number: '7503',
          departing_at: '2027-03-10T09:10:00',
          arriving_at: '2027-03-10T10:11:00',
        }),
        'Basic',
      ),
      aSlice(anNdcSegment(back), 'Basic'),
    ],
    ...changes,
  });
export const requested = (offers: unknown[]) => ({
  data: { id: 'orq_1', slices: [], passengers: PASSENGERS.map((id) => ({ id })), offers },
});
