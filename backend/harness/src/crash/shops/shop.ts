import type { Random } from '../random';
import type { Visitor } from '../visitor';

/** Who buys; no two are the same person. */
export interface Buyer {
  index: number;
  visitor: Visitor;
  random: Random;
}
export interface Bought {
  bookingId: string;
  code: string;
  /** Whole pesos that were agreed. */
  total: number;
}
/** What travellers of a brand buy in: one product. */
export interface Shop {
  /** Null: what was chosen is gone; the buyer chooses again. */
  buy(buyer: Buyer): Promise<Bought | null>;
}

export const lettersOf = (index: number): string =>
  String(index).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
/** The same of every person who buys, whatever it is. */
export const customerOf = (index: number): object => ({
  name: `Marta ${lettersOf(index)}`,
  lastname: 'Gómez Ruiz',
  document_type: 4,
  document: String(1_020_300_000 + index),
  email: `marta.${index}@viajes.test`,
  phone_country: '57',
  phone: '3001234567',
  birth_date: '1985-06-02',
  gender: 49,
  nationality: 'CO',
});
/** Surnames that suppliers refuse, or take and never answer, in that share of all. */
export function surnameOf(
  random: Random,
  refused: readonly string[],
  unanswered: readonly string[],
): string {
  const luck = random.next();
  if (luck < 0.08) return random.pick(refused);
  return luck < 0.1 ? random.pick(unanswered) : 'Gómez Ruiz';
}
