import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import type { BrandId } from '../brands';
import type { Reply } from '../httpCall';
import type { Random } from '../random';
import type { Visitor } from '../people/visitor';

/** A buyer, who is a different person each time. */
export interface Buyer {
  index: number;
  visitor: Visitor;
  random: Random;
  /** True for a surname with which every supplier books. */
  isAccepted?: boolean;
}
/** A booking call before it is sent. */
export interface Order {
  path: string;
  body: Record<string, unknown> & { customer: object };
  /** Expected price in whole pesos. */
  total: number;
}
export interface Bought {
  bookingId: string;
  code: string;
  /** Agreed price in whole pesos. */
  total: number;
}
/** An order at a supplier with our reference. */
export interface Sold {
  code: string;
  isLive: boolean;
  /** True when the order is paid but lacks its required ticket. */
  isUnticketed?: boolean;
  /** Board and whether cancelling is free; missing when the supplier does not state it. */
  board?: string;
  isRefundable?: boolean;
  /** First day of a policy's cover. */
  from?: string;
  /** Number of our payments to the supplier; missing when it cannot be seen. */
  payments?: number;
}
/** Buys one product for the travellers of one brand. */
export interface Purchaser {
  /** Chooses an offer. Null when it is no longer sold, so that the buyer chooses again. */
  order(buyer: Buyer): Promise<Order | null>;
  /** Reads the booking from an answer. Null when the offer is no longer sold. @throws Error for any other rejection */
  readBought(reply: Reply, order: Order): Bought | null;
}
export interface PurchaseContext {
  brand: BrandId;
  /** Visitor who searches for all travellers. */
  visitor: Visitor;
  random: Random;
  clock: () => Date;
}
/** Drives one product: how the harness buys it, and how it reads the sales at the suppliers. */
export interface ProductDriver {
  open(context: PurchaseContext): Purchaser;
  /**
   * True when the supplier holds the product before the payment. If the answer to a hold is lost, that hold expires
   * long after the traveller has left.
   */
  isHeld: boolean;
  /** Calls to its suppliers that may fail, by the names of the sandbox's fault targets. */
  faultTargets: readonly string[];
  /** Calls that check a rate whose terms may have got worse. Default: none. */
  checkTargets?: readonly string[];
  /** Environment variables by which the api reaches the product's suppliers in the sandbox. */
  environment(sandboxUrl: string): Record<string, string>;
  /** Reads the orders at its suppliers. `connection` is the database, for our own stock. */
  readSold(sandboxUrl: string, clock: () => Date, connection: ClientConfig): Promise<Sold[]>;
}

/** Buys an offer. Null when it is no longer sold, so that the buyer chooses again. */
export async function buy(purchaser: Purchaser, buyer: Buyer): Promise<Bought | null> {
  const order = await purchaser.order(buyer);
  if (!order) return null;
  const key = randomUUID();
  const reply = await buyer.visitor.request('POST', order.path, order.body, () => key);
  return purchaser.readBought(reply, order);
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
/** Surname of a buyer: 8 of 100 have one that suppliers reject, and 2 one that suppliers accept without ever answering. */
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
