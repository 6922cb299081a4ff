import type { Offer } from '../../flights';
import { invalid } from '../errors';
import type { KnownOffer } from '../offers/offerStore';
import { ageOnDay, fits } from '../offers/passengers';
import type { CreateNdcOrder } from '../requestSchema';
import { documentTypes, loyaltyProgrammes } from '../offers/wireOffer';

type Given = CreateNdcOrder['passengers'][number];
const lastDay = ({ bounds }: Offer) => bounds.at(-1)?.journey.flights[0]?.date ?? '';
const lastArrival = ({ bounds }: Offer) =>
  bounds.at(-1)?.journey.flights.at(-1)?.arrival.slice(0, 10) ?? '';

function checkDocuments(given: Given, index: number, offer: Offer): void {
  const path = ['passengers', index, 'identity_documents'];
  const [document] = given.identity_documents ?? [];
  if (!document) {
    if (offer.isInternational)
      throw invalid(path, 'validation_required', 'an identity document is required');
    return;
  }
  if (!documentTypes(offer).includes(document.type))
    throw invalid(
      [...path, 0, 'type'],
      'validation_inclusion',
      `must be one of ${documentTypes(offer).join(', ')}`,
    );
  if (document.type !== 'passport') return;
  if (!document.expires_on)
    throw invalid([...path, 0, 'expires_on'], 'validation_required', 'is required');
  if (document.expires_on < lastArrival(offer))
    throw invalid(
      [...path, 0, 'expires_on'],
      'validation_inclusion',
      'must not be before the end of the journey',
    );
}

function checkAccounts(
  { loyalty_programme_accounts: accounts = [] }: Given,
  index: number,
  offer: Offer,
): void {
  const taken = loyaltyProgrammes(offer);
  if (accounts.some(({ airline_iata_code: airline }) => !taken.includes(airline)))
    throw invalid(
      ['passengers', index, 'loyalty_programme_accounts'],
      'validation_inclusion',
      'must be of the programmes that the offer supports',
    );
}

/** Checks that each infant without a seat sits with a different adult. */
function checkInfants(given: readonly Given[], known: KnownOffer): void {
  const typeOf = (id: string | undefined) => known.passengers.find((one) => one.id === id)?.type;
  const held = given.flatMap(({ infant_passenger_id }) => infant_passenger_id ?? []);
  given.forEach(({ id, infant_passenger_id }, index) => {
    const isAlone = typeOf(id) === 'HELD_INFANT' && held.filter((one) => one === id).length !== 1;
    const isWrong =
      infant_passenger_id !== undefined &&
      (typeOf(id) !== 'ADULT' || typeOf(infant_passenger_id) !== 'HELD_INFANT');
    if (isAlone || isWrong)
      throw invalid(
        ['passengers', index, 'infant_passenger_id'],
        'validation_inclusion',
        'must associate each infant without a seat with one adult',
      );
  });
}

/** Checks the passengers of an order. @throws NdcError 422 when they differ from the offer's or lack required data */
export function checkPassengers(given: readonly Given[], known: KnownOffer, offer: Offer): void {
  const missing = known.passengers.some(
    ({ id }) => given.filter((one) => one.id === id).length !== 1,
  );
  if (missing || given.length !== known.passengers.length)
    throw invalid(
      ['passengers'],
      'validation_inclusion',
      'must be the passengers of the offer, each once',
    );
  given.forEach((one, index) => {
    const passenger = known.passengers.find(({ id }) => id === one.id);
    if (passenger && !fits(passenger, ageOnDay(one.born_on, lastDay(offer))))
      throw invalid(
        ['passengers', index, 'born_on'],
        'validation_inclusion',
        'must agree with the age of the passenger on the last departure',
      );
    checkDocuments(one, index, offer);
    checkAccounts(one, index, offer);
  });
  checkInfants(given, known);
}
