import type { FlightInventory, Offer } from '../../flights';
import type { WireOffer } from '../offer/offerSchema';

export interface TravelerRequirements {
  travelerId: string;
  genderRequired: boolean;
  documentRequired: boolean;
  dateOfBirthRequired: boolean;
  redressRequiredIfAny: boolean;
}
const countriesOf = (inventory: FlightInventory, { bounds }: Offer): Set<string> =>
  new Set(
    bounds.flatMap(({ journey }) =>
      journey.flights.flatMap(({ origin, destination }) => [
        inventory.airport(origin)?.countryCode ?? '',
        inventory.airport(destination)?.countryCode ?? '',
      ]),
    ),
  );

/**
 * Data that airlines and authorities require of each traveller: a document on every flight; a birth date abroad, and of
 * everyone who is not an adult.
 */
export function requirementsOf(
  inventory: FlightInventory,
  wire: WireOffer,
  offer: Offer,
): TravelerRequirements[] {
  const countries = countriesOf(inventory, offer);
  return wire.travelerPricings.map(({ travelerId, travelerType }) => ({
    travelerId,
    genderRequired: offer.isInternational,
    documentRequired: offer.isInternational || countries.has('CO'),
    dateOfBirthRequired: offer.isInternational || travelerType !== 'ADULT',
    redressRequiredIfAny: countries.has('US'),
  }));
}
export const bookingRequirements = (travelerRequirements: TravelerRequirements[]) => ({
  emailAddressRequired: true,
  mobilePhoneNumberRequired: true,
  travelerRequirements,
});
