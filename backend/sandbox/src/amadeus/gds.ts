import type { AirWorld } from '../airworld';
import { createOrderStore, type OrderStore } from './orders/orderStore';
import { createPriceMoves, type PriceMoves } from '../control/priceMoves';
import type { GdsCredentials } from './auth';

/** Dependencies shared by the routes of this supplier. */
export interface Gds {
  world: AirWorld;
  moves: PriceMoves;
  orders: OrderStore;
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
  world: AirWorld,
  { gdsCredentials, gdsTicketMs, stateDir, now }: GdsOptions,
): Gds => ({
  world,
  moves: createPriceMoves(),
  orders: createOrderStore(stateDir, world, now),
  now,
  credentials: gdsCredentials,
  ticketMs: gdsTicketMs,
});
