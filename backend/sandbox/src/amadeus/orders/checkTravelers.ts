import type { FlightInventory } from '../../flights';
import { refused, type AmadeusError } from '../errors';
import type { CreateGdsOrder, OrderTraveler } from './orderSchema';
import { requirementsOf, type TravelerRequirements } from '../pricing/requirements';
import { worldTypeOf, type Priced } from '../offer/selection';
import type { WireTravelerType } from '../offer/offerSchema';

const missing = (pointer: string): AmadeusError =>
  refused(32171, 'Mandatory for this flight offer', pointer);
const wrong = (detail: string, pointer: string): AmadeusError => refused(4926, detail, pointer);

/** Completed years on a day. */
function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(4) < birth.slice(4) ? years - 1 : years;
}
const RANGES: Record<ReturnType<typeof worldTypeOf>, [from: number, below: number]> = {
  ADULT: [12, 130],
  CHILD: [0, 12],
  SEATED_INFANT: [0, 2],
  HELD_INFANT: [0, 2],
};

function checkOne(
  traveler: OrderTraveler,
  type: WireTravelerType,
  required: TravelerRequirements | undefined,
  lastDay: string,
  pointer: string,
): void {
  const { dateOfBirth, gender, documents = [] } = traveler;
  if (required?.dateOfBirthRequired && !dateOfBirth) throw missing(`${pointer}/dateOfBirth`);
  if (required?.genderRequired && !gender) throw missing(`${pointer}/gender`);
  if (required?.documentRequired && documents.length === 0) throw missing(`${pointer}/documents`);
  documents.forEach(({ documentType, expiryDate, nationality, issuanceCountry }, index) => {
    const document = `${pointer}/documents[${index}]`;
    if (documentType !== 'PASSPORT') return;
    if (!expiryDate) throw missing(`${document}/expiryDate`);
    if (!nationality || !issuanceCountry)
      throw missing(`${document}/${nationality ? 'issuanceCountry' : 'nationality'}`);
    if (expiryDate < lastDay)
      throw wrong('Document expires before the end of the trip', `${document}/expiryDate`);
  });
  if (!dateOfBirth) return;
  const [from, below] = RANGES[worldTypeOf(type)];
  const age = ageOn(lastDay, dateOfBirth);
  if (age < from || age >= below)
    throw wrong('dateOfBirth does not match travelerType', `${pointer}/dateOfBirth`);
}

/** Checks the travellers of an order against its offer and its requirements. @throws AmadeusError 4926, 32171 */
export function checkTravelers(
  inventory: FlightInventory,
  { travelers, contacts = [] }: CreateGdsOrder,
  { wire, offer }: Priced,
): void {
  const required = requirementsOf(inventory, wire, offer);
  const lastDay = offer.bounds.at(-1)?.journey.flights.at(-1)?.date ?? '';
  if (travelers.length !== wire.travelerPricings.length)
    throw wrong('Travelers of the order are not those of the offer', '/data/travelers');
  for (const { travelerId, travelerType } of wire.travelerPricings) {
    const index = travelers.findIndex(({ id }) => id === travelerId);
    const traveler = travelers[index];
    if (!traveler) throw wrong(`No traveler ${travelerId}`, '/data/travelers');
    checkOne(
      traveler,
      travelerType,
      required.find((requirement) => requirement.travelerId === travelerId),
      lastDay,
      `/data/travelers[${index}]`,
    );
  }
  const people = [...contacts, ...travelers.flatMap(({ contact }) => contact ?? [])];
  if (!people.some(({ emailAddress }) => emailAddress))
    throw missing('/data/contacts/emailAddress');
  if (!people.some(({ phones = [] }) => phones.some(({ deviceType }) => deviceType === 'MOBILE')))
    throw missing('/data/contacts/phones');
}
