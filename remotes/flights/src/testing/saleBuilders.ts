import {
  aPaymentOf,
  aPrebooked,
  aSamePrice,
  noExtrasFor,
} from '@tiquete/checkout/testing/builders';
import type {
  ApiResponse,
  FlightPrebooking,
  OptionalSearch,
  Seat,
  TravelerRequirement,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/platform';
import { journeyKey } from '../model/itineraryKey';
import { chosenPairs } from '../model/chosenFlights';
import { checkoutUrl } from '../urls';
import { anOffer, aQuery, dictionaries } from './builders';

export { aRefusal } from '@tiquete/checkout/testing/builders';

export const aRequirement = (changes: Partial<TravelerRequirement> = {}): TravelerRequirement => ({
  travelerId: '1',
  travelerType: 'ADULT',
  genderRequired: true,
  documentRequired: true,
  dateOfBirthRequired: true,
  documentIssuanceCityRequired: false,
  residenceRequired: false,
  redressRequiredIfAny: false,
  passportRequired: false,
  ...changes,
});
export const soldOffer = anOffer();
export function aPrebooking(
  changes: Partial<FlightPrebooking> = {},
  requirements: TravelerRequirement[] = [aRequirement()],
): FlightPrebooking {
  const total = (changes.offer ?? soldOffer).totalPrice;
  return {
    prebookingId: 'pre-1234',
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    offer: soldOffer,
    dictionaries,
    bookingRequirements: {
      emailAddressRequired: true,
      mobilePhoneNumberRequired: true,
      invoiceAddressRequired: false,
      travelerRequirements: requirements,
    },
    price: aSamePrice(total),
    price_breakdown: {
      base: total - 100_000,
      taxes: [{ name: 'Tasa aeroportuaria', amount: 61_000, included: true }],
      fees: [{ name: 'Tarifa administrativa', amount: 39_000 }],
      pay_at_hotel: [],
    },
    fare_rules: [
      {
        category: 'CHANGE',
        title: 'Cambios',
        text: 'Puedes cambiar la fecha pagando 120.000 pesos y la diferencia de tarifa.',
      },
    ],
    cancellation: {
      refundable: false,
      free_until: null,
      timeline: [{ from: null, refund_amount: 0, penalty_amount: total, penalty_porcent: 100 }],
    },
    cancellation_policy_hash: 'hash-1',
    retracto: { applies: true, hours: 48, days_before: 8, max_penalty: 60_000 },
    hold_until: null,
    is_international: false,
    seatmaps_available: false,
    bags_available: false,
    ...changes,
  };
}
export const aSaleUrl = `${checkoutUrl(aQuery, { sessionCode: 'session-1', offerId: 'offer-1' })}&${new URLSearchParams(chosenPairs({ flights: [journeyKey(soldOffer)], tariff: null, total: soldOffer.totalPrice }))}`;
export const aBooked: ApiResponse<'POST flights/bookings'> = {
  data: {
    booking: aPrebooked('FLIGHT'),
    price: aSamePrice(320_000),
    cancellation: aPrebooking().cancellation,
    pay_by: '2026-11-21T11:00:00.000Z',
    next: 'payments',
  },
};
export const aPayment = aPaymentOf('FLIGHT', 320_000);
const aSeat = (number: string, x: number, changes: Partial<Seat> = {}): Seat => ({
  number,
  cabin: 'ECONOMY',
  characteristicsCodes: x === 0 ? ['W'] : ['A'],
  coordinates: { x, y: 0 },
  status: 'AVAILABLE',
  code: `SEAT-${number}`,
  price: 25_000,
  passenger_ids: ['1'],
  ...changes,
});
export const { data: noServices } = noExtrasFor(320_000);
export const emptyCart = noServices.cart;
export const someServices: OptionalSearch = {
  optionals: [
    {
      code: 'BAG23',
      kind: 'BAGS',
      name: 'Maleta de 23 kg',
      description: 'Todo el viaje',
      operator_name: 'Avianca',
      date: null,
      price: 90_000,
      per: 'passenger',
      passenger_ids: ['1'],
      segment_ids: [],
      max_quantity: 2,
      selected: false,
      cancellation: { refundable: false, free_until: null, timeline: [] },
    },
  ],
  seat_maps: [
    {
      segment_id: '1',
      aircraft: '320',
      decks: [
        {
          name: 'Principal',
          width: 3,
          length: 1,
          facilities: [],
          seats: [aSeat('12A', 0), aSeat('12C', 2, { status: 'OCCUPIED', code: null })],
        },
      ],
    },
  ],
  cart: emptyCart,
};
export const inYears = (years: number): { day: string; month: string; year: string } => {
  const [year = '', month = '', day = ''] = addDays(today(), 365 * years).split('-');
  return { day: String(Number(day)), month: String(Number(month)), year };
};
