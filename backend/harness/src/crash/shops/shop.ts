import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import type { BrandId } from '../brands';
import type { Reply } from '../httpCall';
import type { Random } from '../random';
import type { Visitor } from '../people/visitor';

/** Who buys; no two are the same person. */
export interface Buyer {
  index: number;
  visitor: Visitor;
  random: Random;
  /** Has a surname with which every supplier books. */
  isAccepted?: boolean;
}
/** A call that books, not sent yet. */
export interface Order {
  path: string;
  body: Record<string, unknown> & { customer: object };
  /** Whole pesos. */
  total: number;
}
export interface Bought {
  bookingId: string;
  code: string;
  /** Whole pesos that were agreed. */
  total: number;
}
/** A room or an order at a supplier, by our reference. */
export interface Sold {
  code: string;
  isLive: boolean;
  /** Paid for, and without the ticket that it needs. */
  isUnticketed?: boolean;
  /** Board, and whether cancelling is free. Absent where the supplier does not say. */
  board?: string;
  isRefundable?: boolean;
  /** Times that we paid the supplier for it; left out where that cannot be seen. */
  payments?: number;
}
/** Where travellers of one brand buy one product. */
export interface Shop {
  /** Chooses an offer; null when it is gone, and the buyer chooses again. */
  order(buyer: Buyer): Promise<Order | null>;
  /** The booking of an answer; null when the offer is gone. @throws Error for any other refusal */
  readBought(reply: Reply, order: Order): Bought | null;
}
export interface Market {
  brand: BrandId;
  /** Who searches for everybody. */
  visitor: Visitor;
  random: Random;
  clock: () => Date;
}
/** What the harness must know of a product to buy it and to compare what was sold. */
export interface ProductShop {
  open(market: Market): Shop;
  /** Held at the supplier before it is paid: when the answer is lost, it ends long after its traveller has left. */
  isHeld: boolean;
  /** Calls to its suppliers, as the sandbox's fault controls name them. */
  faultTargets: readonly string[];
  /** Calls that check a rate once more, whose terms may have got worse; none unless given. */
  checkTargets?: readonly string[];
  /** Variables by which the api reaches its suppliers in the sandbox. */
  environment(sandboxUrl: string): Record<string, string>;
  /** What its suppliers have booked; `connection`: the database, of what is our own. */
  readSold(sandboxUrl: string, clock: () => Date, connection: ClientConfig): Promise<Sold[]>;
}

/** Null: the offer is gone; the buyer chooses again. */
export async function buy(shop: Shop, buyer: Buyer): Promise<Bought | null> {
  const order = await shop.order(buyer);
  if (!order) return null;
  const key = randomUUID();
  const reply = await buyer.visitor.ask('POST', order.path, order.body, () => key);
  return shop.readBought(reply, order);
}

const USUAL_SURNAME = 'Gómez Ruiz';

export const lettersOf = (index: number): string =>
  String(index).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
/** The buyer's data with that number, whatever is bought. */
export const customerOf = (index: number): object => ({
  name: `Marta ${lettersOf(index)}`,
  lastname: USUAL_SURNAME,
  document_type: 4,
  document: String(1_020_300_000 + index),
  email: `marta.${index}@viajes.test`,
  phone_country: '57',
  phone: '3001234567',
  birth_date: '1985-06-02',
  gender: 49,
  nationality: 'CO',
});
/** The surname of a buyer: 8 of 100 have one that suppliers refuse, 2 one that they take and never answer. */
export function surnameOf(
  { random, isAccepted = false }: Buyer,
  refused: readonly string[],
  unanswered: readonly string[],
): string {
  if (isAccepted) return USUAL_SURNAME;
  const luck = random.next();
  if (luck < 0.08) return random.pick(refused);
  return luck < 0.1 ? random.pick(unanswered) : USUAL_SURNAME;
}
