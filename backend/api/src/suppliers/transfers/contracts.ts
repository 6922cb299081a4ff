import * as z from 'zod';
import rows from './data/contracts.json';

/** Our contract at one airport. Whole pesos per vehicle and way, IVA and other taxes included; every operator is fictitious. */
const contractSchema = z.object({
  /** IATA. */
  code: z.string(),
  airport: z.string(),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  /** Hotels farther away, as the crow flies, are not served. */
  reachKm: z.number(),
  timeZone: z.string(),
  operator: z.string(),
  /** Of a car, a van and a minibus. */
  prices: z.tuple([z.int(), z.int(), z.int()]),
  /** Vehicles a day and way that the operator keeps for us. */
  allotment: z.int(),
});
export type TransferContract = z.infer<typeof contractSchema>;

/** Travellers that fit, luggage included. */
export const VEHICLES = [
  { kind: 'car', seats: 3 },
  { kind: 'van', seats: 6 },
  { kind: 'minibus', seats: 15 },
] as const;

/** Reviewed 2026-11 against the airports' public coordinates. */
export const CONTRACTS: readonly TransferContract[] = z.array(contractSchema).parse(rows);
