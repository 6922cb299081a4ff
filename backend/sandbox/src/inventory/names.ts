import * as z from 'zod';
import type { Random } from '../random';
import {
  type City,
  type Country,
  type Culture,
  cultureSchema,
  type Scene,
  type Zone,
} from '../geography/types';
import table from './data/nameWords.json';
import type { AccommodationCode, Category } from './types';

const list = z.array(z.string());
/**
 * Words of invented names, none of which belongs to a hotel chain. A leading «del» or «de la» belongs to the name and is in
 * lower case.
 */
const words = z
  .object({
    sea: list,
    islands: list,
    colonial: list,
    andes: list,
    town: list,
    jungle: list,
    water: list,
    desert: list,
    countryside: list,
    byCulture: z.partialRecord(cultureSchema, list),
  })
  .parse(table);
const wordsByScene: Record<Scene, readonly string[]> = {
  beach: words.sea,
  island: [...words.sea, ...words.islands],
  colonial: words.colonial,
  andes: words.andes,
  skyline: words.town,
  jungle: words.jungle,
  lake: words.water,
  desert: words.desert,
  europe: words.town,
  plains: words.countryside,
  coffee: words.countryside,
};

const SPANISH: Record<AccommodationCode, string[]> = {
  HOSTEL: ['Hostal {w}', '{w} Hostel', 'Casa {w} Hostal', 'Posada {w}'],
  HOTEL: ['Hotel {w}', 'Hotel {w}', 'Hotel Casa {w}', '{w} Hotel'],
  APTHOTEL: ['Apartahotel {w}', '{w} Apartamentos', 'Suites {w}', '{w} Aparta Suites'],
  RESORT: ['{w} Resort', '{w} Playa & Spa', 'Gran {w} Resort', '{w} Beach Club'],
  RURAL: ['Finca {w}', 'Ecohotel {w}', 'Hacienda {w}', 'Refugio {w}', 'Posada {w}'],
};
const BOUTIQUE = ['Hotel Boutique {w}', 'Casa {w}', '{w} Boutique', 'Mansión {w}'];
const GRAND = ['Gran Hotel {w}', '{w} Palace', 'Hotel {w} & Spa', '{w} Suites'];
const OTHER: Partial<Record<Culture, string[]>> = {
  english: ['The {w}', 'The {w} Hotel', '{w} House', '{w} Inn', '{w} Suites'],
  france: ['Hôtel {w}', 'Hôtel {w}', 'Résidence {w}', '{w} Boutique'],
  italy: ['Hotel {w}', 'Albergo {w}', 'Residenza {w}', 'Locanda {w}'],
  north: ['Hotel {w}', '{w} Hotel', 'Pension {w}', '{w} Suites'],
  east: ['{w} Hotel', 'Hotel {w}', '{w} Suites', '{w} Residence'],
  japan: ['Hotel {w}', '{w} Inn', 'Ryokan {w}', '{w} Stay'],
  brazil: ['Hotel {w}', 'Pousada {w}', '{w} Suítes', 'Hotel {w} Praia'],
};

const LEADING_LOWER = /^(del|de la|des|du|della|dei|de) /;

function forms(
  country: Country,
  accommodation: AccommodationCode,
  category: Category,
  isBoutique: boolean,
): string[] {
  const foreign = OTHER[country.culture];
  if (foreign && accommodation !== 'RESORT')
    return accommodation === 'HOSTEL' ? ['{w} Hostel'] : foreign;
  if (accommodation !== 'HOTEL') return SPANISH[accommodation];
  if (isBoutique) return BOUTIQUE;
  return category.stars >= 4.5 ? [...GRAND, ...SPANISH.HOTEL] : SPANISH.HOTEL;
}

const fill = (form: string, word: string) =>
  LEADING_LOWER.test(word) && form.startsWith('{w}')
    ? form.replace('{w}', word.replace(LEADING_LOWER, ''))
    : form.replace('{w}', word);

/**
 * An invented name that the city (`taken`) does not have yet. After many tries, the zone and then a street number is added.
 */
export function nameHotel(
  random: Random,
  city: City,
  zone: Zone,
  country: Country,
  category: Category,
  accommodation: AccommodationCode,
  taken: Set<string>,
): string {
  const own = words.byCulture[country.culture];
  const local = wordsByScene[zone.scene];
  const choices = own
    ? [
        ...own,
        ...own,
        ...(country.culture === 'brazil' || country.culture === 'iberia' ? local : []),
      ]
    : local;
  const isBoutique = zone.scene === 'colonial' && category.stars >= 3.5 && random.next() < 0.7;
  const options = forms(country, accommodation, category, isBoutique);
  const place = zone.name.replace(/^.* – /, '').replace(/^(El|La|Los|Las) /, '');
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const plain = fill(random.pick(options), random.pick(choices));
    const name = attempt < 12 ? plain : `${plain} ${attempt < 40 ? place : random.int(2, 98)}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
  throw new Error(`no name left in ${city.code}`);
}
