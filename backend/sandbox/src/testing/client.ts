import type { FastifyInstance } from 'fastify';
import { buildApps, type Apps } from '../app';
import { signature } from '../hotelbeds/auth';
import { SANDBOX_CREDENTIALS, withDefaults, type SandboxOptions } from '../options';

/** Noon in Bogotá on a Saturday. */
export const NOW = new Date('2026-11-21T17:00:00Z');

export const aStay = { checkIn: '2027-03-10', checkOut: '2027-03-13' };
export const anAvailability = (change: Record<string, unknown> = {}) => ({
  stay: aStay,
  occupancies: [{ rooms: 1, adults: 2, children: 0 }],
  destination: { code: 'CTG' },
  language: 'CAS',
  ...change,
});

export const signed = (at = NOW): Record<string, string> => ({
  'api-key': SANDBOX_CREDENTIALS.apiKey,
  'x-signature': signature(SANDBOX_CREDENTIALS, at.getTime() / 1000),
  accept: 'application/json',
});
export const testApps = (options: SandboxOptions = {}): Promise<Apps> =>
  buildApps(
    withDefaults({
      now: () => NOW,
      ...options,
    }),
  );
export const testApp = async (options: SandboxOptions = {}): Promise<FastifyInstance> =>
  (await testApps(options)).suppliers;

export interface Rate {
  rateKey: string;
  rateClass: string;
  rateType: string;
  net: string;
  allotment: number;
  boardCode: string;
}
export interface FoundHotel {
  code: number;
  categoryCode: string;
  minRate: string;
  rooms: { code: string; rates: Rate[] }[];
}
export interface FoundHotels {
  hotels: { hotels?: FoundHotel[] };
}

export async function searchHotels(
  app: FastifyInstance,
  change: Record<string, unknown> = {},
): Promise<FoundHotel[]> {
  const reply = await app.inject({
    method: 'POST',
    url: '/hotel-api/1.0/hotels',
    headers: signed(),
    payload: anAvailability(change),
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<FoundHotels>().hotels.hotels ?? [];
}
export const ratesOf = (hotels: FoundHotel[]): Rate[] =>
  hotels.flatMap(({ rooms }) => rooms.flatMap(({ rates }) => rates));
