import type { FlightInventory } from '../flights';
import { createGdsOrderStore } from './orders/orderStore';
import { createPriceMoves } from '../control/priceMoves';
import type { GdsCredentials } from './auth';

interface GdsOptions {
  gdsCredentials: GdsCredentials;
  gdsTicketMs: number;
  stateDir: string | null;
  now: () => Date;
}
export const createGds = (
  inventory: FlightInventory,
  { gdsCredentials, gdsTicketMs, stateDir, now }: GdsOptions,
) => ({
  inventory,
  moves: createPriceMoves(),
  orders: createGdsOrderStore(stateDir, inventory, now),
  now,
  credentials: gdsCredentials,
  /** Milliseconds between ordering tickets and their issue. */
  ticketMs: gdsTicketMs,
});
export type Gds = ReturnType<typeof createGds>;
