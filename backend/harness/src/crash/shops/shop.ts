import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import type { BrandId } from '../brands';
import type { Reply } from '../httpCall';
import type { Random } from '../random';
import type { Visitor } from '../people/visitor';

/** A buyer, a different person each time. */
export interface Buyer {
  index: number;
  visitor: Visitor;
  random: Random;
  /** Has a surname with which every supplier books. */
  isAccepted?: boolean;
}
/** A booking call that is not sent yet. */
export interface Order {
  path: string;
  body: Record<string, unknown> & { customer: object };
  /** Whole pesos. */
  total: number;
}
export interface Bought {
  bookingId: string;
  code: string;
  /** Agreed price in whole pesos. */
  total: number;
}
/** A room or an order at a supplier, by our reference. */
export interface Sold {
  code: string;
  isLive: boolean;
  /** Paid, but without its required ticket. */
  isUnticketed?: boolean;
  /** Board, and whether cancelling is free. Absent when the supplier does not state it. */
  board?: string;
  isRefundable?: boolean;
  /** First day of a policy's cover. */
  from?: string;
  /** Number of our payments to the supplier; missing when that cannot be seen. */
  payments?: number;
}
/** Purchases of one product by travellers of one brand. */
export interface Shop {
  /** Chooses an offer; null when it is no longer sold, and the buyer chooses again. */
  order(buyer: Buyer): Promise<Order | null>;
  /** The booking of an answer; null when the offer is no longer sold. @throws Error for any other rejection */
  readBought(reply: Reply, order: Order): Bought | null;
}
export interface Market {
  brand: BrandId;
  /** Visitor who searches for all travellers. */
  visitor: Visitor;
  random: Random;
  clock: () => Date;
}
/** Facts about a product that the harness needs to buy it and to compare its sales. */
export interface ProductShop {
  open(market: Market): Shop;
  /** Held at the supplier before the payment: when the answer is lost, the hold ends long after its traveller has left. */
  isHeld: boolean;
  /** Calls to its suppliers, by the names of the sandbox's fault controls. */
  faultTargets: readonly string[];
  /** Calls that check a rate again, whose terms may have got worse; by default none. */
  checkTargets?: readonly string[];
  /** Variables by which the api reaches its suppliers in the sandbox. */
  environment(sandboxUrl: string): Record<string, string>;
  /** Bookings at its suppliers; `connection` is the database, for our own stock. */
  readSold(sandboxUrl: string, clock: () => Date, connection: ClientConfig): Promise<Sold[]>;
}

/** Returns null when the offer is no longer sold, and the buyer chooses again. */
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
/** Data of the buyer with that number, for every product. */
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
/** The surname of a buyer: 8 of 100 have one that suppliers reject, 2 one that they accept without ever answering. */
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
