import type { Random } from '../random';

const LEAD =
  /^(Hotel Boutique|Gran Hotel|Hotel|Hostal|Hôtel|Casa|Posada|Pousada|Albergo|Apartahotel|The) (?=\S)/;
const KINDS = /^(Hotel|Hôtel|Albergo|Gran Hotel|Hotel Boutique|Hostal|The)$/;
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The name as another catalogue might write it: with its words in another order, the city added or a brand after it.
 * Distinguishing words stay.
 */
export function respell(name: string, city: string, random: Random): string {
  const plain = name.replace(/ & /g, random.next() < 0.5 ? ' and ' : ' & ').replaceAll('’', "'");
  const lead = LEAD.exec(plain)?.[1] ?? '';
  const core = capital(KINDS.test(lead) ? plain.slice(lead.length + 1) : plain);
  const isHotel = /^(Hotel|Hôtel|Gran Hotel|Hotel Boutique|Albergo)$/.test(lead);
  const boutique = isHotel && core.startsWith('Casa ') ? `${core} Boutique Hotel` : `${core} Hotel`;
  const forms = [
    plain,
    isHotel ? boutique : plain,
    `${plain} ${city}`,
    `${core}, ${city}`,
    isHotel ? `${core} by Andina` : `${core} by Andina Stays`,
    core,
  ];
  const form = random.pick(forms);
  const spelled = random.next() < 0.8 ? withoutAccents(form) : form;
  return random.next() < 0.08 ? spelled.toUpperCase() : spelled;
}
