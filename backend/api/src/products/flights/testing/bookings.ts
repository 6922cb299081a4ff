import {
  DOCUMENT_TYPES,
  type FlightBookingBody,
  type FlightDictionaries,
  type FlightOffer,
  type FlightTraveler,
  type TravelerRequirement,
  type TravelerType,
} from '@tiquete/contracts';
import { aCustomer } from '../../hotels/testing/prebookings';
import type { FlightPerson, SupplierFlightOffer } from '../ports';
import { NO_MARK_UP } from '../../../money';
import { anOffer } from './offers';
import { toFlightOffer } from '../search/toFlightOffer';

export const FEE = 39_000;
const place = (countryCode: string, cityName: string) => ({
  cityCode: '',
  countryCode,
  name: cityName,
  cityName,
  countryName: '',
});
export const names: FlightDictionaries = {
  locations: {
    BOG: place('CO', 'Bogotá'),
    MDE: place('CO', 'Medellín'),
    LIM: place('PE', 'Lima'),
    CUZ: place('PE', 'Cusco'),
  },
  aircraft: { 320: 'Airbus A320' },
  carriers: { AV: 'Avianca' },
};
export const anAdult: FlightPerson = { id: '1', travelerType: 'ADULT', age: 30 };

/** A trip from Bogotá to Medellín on 10 March and back on the 17th, unless given otherwise. */
export function aTrip(
  changes: Partial<SupplierFlightOffer> = {},
  travelers: FlightPerson[] = [anAdult],
  ways: [string, string, string][] = [
    ['BOG', 'MDE', '2027-03-10'],
    ['MDE', 'BOG', '2027-03-17'],
  ],
): SupplierFlightOffer {
  const segments = ways.map(([originLocationCode, destinationLocationCode, date]) => ({
    originLocationCode,
    destinationLocationCode,
    date,
  }));
  return { ...anOffer({ segments, travelers }), ...changes };
}
export const shown = (offer: SupplierFlightOffer): FlightOffer =>
  toFlightOffer({ id: 'offer-1', source: 'GDS', offer, feePerTraveler: FEE, markUp: NO_MARK_UP });

export const aRequirement = (
  travelerId = '1',
  travelerType: TravelerType = 'ADULT',
  changes: Partial<TravelerRequirement> = {},
): TravelerRequirement => ({
  travelerId,
  travelerType,
  genderRequired: true,
  documentRequired: true,
  dateOfBirthRequired: true,
  documentIssuanceCityRequired: false,
  residenceRequired: false,
  redressRequiredIfAny: false,
  passportRequired: false,
  ...changes,
});
export const aCedula = {
  documentType: 'IDENTITY_CARD',
  document_type: DOCUMENT_TYPES.CEDULA_CIUDADANIA,
  number: '1020304050',
  holder: true,
} as const;
export const aPassport = {
  documentType: 'PASSPORT',
  document_type: DOCUMENT_TYPES.PASAPORTE,
  number: 'AV123456',
  expiryDate: '2030-01-01',
  issuanceCountry: 'CO',
  nationality: 'CO',
  holder: true,
} as const;
export const aFlyer = (changes: Partial<FlightTraveler> = {}): FlightTraveler => ({
  id: '1',
  dateOfBirth: '1985-06-02',
  gender: 'FEMALE',
  name: { firstName: 'Marta', lastName: 'Gómez Ruiz' },
  documents: [aCedula],
  ...changes,
});
/** The booking of one adult, as a page sends it. */
export const aFlightBooking = (
  prebookingId: string,
  changes: Partial<FlightBookingBody> = {},
): FlightBookingBody => ({
  type: 'flight-order',
  prebookingId,
  flightOffers: [{ type: 'flight-offer', id: 'offer-1' }],
  travelers: [aFlyer()],
  cart_version: 0,
  expected_total: 289_000,
  ticketingAgreement: { option: 'CONFIRM' },
  customer: aCustomer(),
  accepts: {
    terms_version: '2026-11',
    data_policy_version: '2026-11',
    cancellation_policy_hash: 'hash',
  },
  contacts: [
    {
      addresseeName: { firstName: 'Marta', lastName: 'Gómez Ruiz' },
      purpose: 'STANDARD',
      phones: [{ deviceType: 'MOBILE', countryCallingCode: '57', number: '3001234567' }],
      emailAddress: 'marta@viajes.test',
    },
  ],
  ...changes,
});
