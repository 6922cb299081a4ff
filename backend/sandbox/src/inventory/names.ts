import type { Random } from '../random';
import type { City, Country, Zone } from '../world/types';
import type { AccommodationCode, Category } from './types';
import { wordsByCulture, wordsByScene } from './nameWords';

const SPANISH: Record<AccommodationCode, string[]> = {
  HOSTEL: ['Hostal {w}', '{w} Hostel', 'Casa {w} Hostal', 'Posada {w}'],
  HOTEL: ['Hotel {w}', 'Hotel {w}', 'Hotel Casa {w}', '{w} Hotel'],
  APTHOTEL: ['Apartahotel {w}', '{w} Apartamentos', 'Suites {w}', '{w} Aparta Suites'],
  RESORT: ['{w} Resort', '{w} Playa & Spa', 'Gran {w} Resort', '{w} Beach Club'],
  RURAL: ['Finca {w}', 'Ecohotel {w}', 'Hacienda {w}', 'Refugio {w}', 'Posada {w}'],
};
const BOUTIQUE = ['Hotel Boutique {w}', 'Casa {w}', '{w} Boutique', 'Mansión {w}'];
const GRAND = ['Gran Hotel {w}', '{w} Palace', 'Hotel {w} & Spa', '{w} Suites'];
const OTHER: Record<string, string[]> = {
  ingles: ['The {w}', 'The {w} Hotel', '{w} House', '{w} Inn', '{w} Suites'],
  francia: ['Hôtel {w}', 'Hôtel {w}', 'Résidence {w}', '{w} Boutique'],
  italia: ['Hotel {w}', 'Albergo {w}', 'Residenza {w}', 'Locanda {w}'],
  norte: ['Hotel {w}', '{w} Hotel', 'Pension {w}', '{w} Suites'],
  oriente: ['{w} Hotel', 'Hotel {w}', '{w} Suites', '{w} Residence'],
  japon: ['Hotel {w}', '{w} Inn', 'Ryokan {w}', '{w} Stay'],
  brasil: ['Hotel {w}', 'Pousada {w}', '{w} Suítes', 'Hotel {w} Praia'],
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

/** An invented name, not yet in `taken` (the city's); after many tries it carries its zone, then a number of the street. */
export function nameHotel(
  random: Random,
  city: City,
  zone: Zone,
  country: Country,
  category: Category,
  accommodation: AccommodationCode,
  taken: Set<string>,
): string {
  const own = wordsByCulture[country.culture];
  const local = wordsByScene[zone.scene];
  const words = own
    ? [
        ...own,
        ...own,
        ...(country.culture === 'brasil' || country.culture === 'iberia' ? local : []),
      ]
    : local;
  const isBoutique = zone.scene === 'colonial' && category.stars >= 3.5 && random.next() < 0.7;
  const options = forms(country, accommodation, category, isBoutique);
  const place = zone.name.replace(/^.* – /, '').replace(/^(El|La|Los|Las) /, '');
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const plain = fill(random.pick(options), random.pick(words));
    const name = attempt < 12 ? plain : `${plain} ${attempt < 40 ? place : random.int(2, 98)}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
  throw new Error(`no name left in ${city.code}`);
}
