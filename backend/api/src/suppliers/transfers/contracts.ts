import * as z from 'zod';
import rows from './data/contracts.json';

/**
 * Our contract at one airport. Whole pesos per vehicle and direction, IVA and other taxes included. Every operator is
 * fictitious.
 */
const contractSchema = z.object({
  /** IATA code of the airport. */
  code: z.string(),
  airport: z.string(),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Maximum distance of a hotel, in a straight line. */
  reachKm: z.number(),
  timeZone: z.string(),
  operator: z.string(),
  /** Prices of a car, a van and a minibus. */
  prices: z.tuple([z.int(), z.int(), z.int()]),
  /** Vehicles per day and direction that the operator reserves for us. */
  allotment: z.int(),
});
export type TransferContract = z.infer<typeof contractSchema>;

/** Capacity of each vehicle in travellers, luggage included. */
export const VEHICLES = [
  { kind: 'car', seats: 3 },
  { kind: 'van', seats: 6 },
  { kind: 'minibus', seats: 15 },
] as const;

/** Checked in 2026-11 against the airports' public coordinates. */
export const CONTRACTS: readonly TransferContract[] = z.array(contractSchema).parse(rows);
