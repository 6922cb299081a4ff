import { CABINS } from '@tiquete/contracts/constants';
import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';
import { addDays, today } from '@tiquete/platform';

const NAMES = [
  'Bogotá',
  'São Paulo & alrededores',
  '100% Playa + Sol',
  'Año/Ñoño?#=',
  '東京',
  "L'Aéroport: Orly",
];
const CODES = ['BOG', 'MDE', 'GRU', 'MAD', 'NRT', 'ORY', 'CTG'];
/** A pseudo-random search, the same for the same seed. */
export function anySearch(seed: number): FlightQuery {
  const pick = <T>(values: readonly T[], salt: number): T =>
    values[(seed * 7 + salt * 13) % values.length] as T;
  const place = (salt: number): FlightPlaceChoice => ({
    kind: seed % 2 ? 'city' : 'airport',
    code: pick(CODES, salt),
    name: pick(NAMES, salt),
  });
  const tripType = pick(['ONE_WAY', 'ROUND_TRIP', 'MULTI_CITY'] as const, 1);
  const date = addDays(today(), seed % 200);
  const [there, other] = [
    { origin: place(0), destination: place(1), date },
    { origin: place(2), destination: place(3), date: addDays(date, seed % 30) },
  ];
  const back = {
    origin: there.destination,
    destination: there.origin,
    date: addDays(date, seed % 9),
  };
  const segments = { ONE_WAY: [there], ROUND_TRIP: [there, back], MULTI_CITY: [there, other] }[
    tripType
  ];
  const adults = 1 + (seed % 5);
  return {
    tripType,
    segments,
    adults,
    ages: [17, 2, 1].slice(0, seed % 4),
    seatedInfants: seed % 4 === 3 && seed % 8 === 3 ? 1 : 0,
    cabin: pick(CABINS, 2),
    corporateCodes: seed % 3 ? [] : ['ACME-1', 'B2'],
  };
}
