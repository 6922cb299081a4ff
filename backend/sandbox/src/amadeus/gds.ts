import type { FlightInventory } from '../flights';
import { createGdsOrderStore, type GdsOrderStore } from './orders/orderStore';
import { createPriceMoves, type PriceMoves } from '../control/priceMoves';
import type { GdsCredentials } from './auth';

/** Dependencies shared by the routes of this supplier. */
export interface Gds {
  inventory: FlightInventory;
  moves: PriceMoves;
  orders: GdsOrderStore;
  now: () => Date;
  credentials: GdsCredentials;
  /** Milliseconds between ordering tickets and their issue. */
  ticketMs: number;
}
interface GdsOptions {
  gdsCredentials: GdsCredentials;
  gdsTicketMs: number;
  stateDir: string | null;
  now: () => Date;
}
export const createGds = (
  inventory: FlightInventory,
  { gdsCredentials, gdsTicketMs, stateDir, now }: GdsOptions,
): Gds => ({
  inventory,
  moves: createPriceMoves(),
  orders: createGdsOrderStore(stateDir, inventory, now),
  now,
  credentials: gdsCredentials,
  ticketMs: gdsTicketMs,
});
