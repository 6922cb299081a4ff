import type { FlightPassenger, FlightQuery } from '../../products/flights/ports';

/** A birthday in the first days of a year, so that the person has this age on every day of travel. */
const bornOn = (age: number, lastDay: string): string =>
  `${Number(lastDay.slice(0, 4)) - age}-01-01`;

const passport = (index: number): FlightPassenger['document'] => ({
  type: 'PASSPORT',
  number: `AX12345${index}`,
  expiryDate: '2034-05-01',
  issuanceCountry: 'CO',
  nationality: 'CO',
});
const identityCard = (index: number): FlightPassenger['document'] => ({
  type: 'IDENTITY_CARD',
  number: `103456789${index}`,
});
const HOME: readonly string[] = ['BOG', 'MDE', 'CTG'];

/** Passengers of a query, with foreign passports and names that airlines spell differently. */
export function familyPassengers({ travelers, segments }: FlightQuery): FlightPassenger[] {
  const lastDay = segments.at(-1)?.date ?? '';
  const isDomestic = segments.every(
    ({ originLocationCode, destinationLocationCode }) =>
      HOME.includes(originLocationCode) && HOME.includes(destinationLocationCode),
  );
  const names = [
    'José Ñuño',
    'Þóra Æsa',
    'Łukasz',
    'Ma. Fernanda',
    'María del Carmen de los Ángeles',
  ];
  return travelers.map((traveler, index) => ({
    ...traveler,
    firstName: names[index % names.length] ?? 'Ana',
    lastName: 'Gómez Peña',
    birthDate: bornOn(traveler.age, lastDay),
    gender: index % 2 === 0 ? 'MALE' : 'FEMALE',
    document: isDomestic ? identityCard(index) : passport(index),
  }));
}
