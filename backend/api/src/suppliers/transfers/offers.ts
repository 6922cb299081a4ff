import type { Cancellation, Geo } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import * as z from 'zod';
import { metresBetween } from '../../lib/deduplication/propertyLikeness';
import type { ExtraContext, ExtraOffer } from '../../bookings/extras/ports';
import { cancellationTerms } from '../cancellationTerms';
import { offsetAt } from '../../lib/offsetAt';
import { words } from './messages';
import rows from './contracts.json';

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
type TransferContract = z.infer<typeof contractSchema>;

/** Capacity of each vehicle in travellers, luggage included. */
const VEHICLES = [
  { kind: 'car', seats: 3 },
  { kind: 'van', seats: 6 },
  { kind: 'minibus', seats: 15 },
] as const;

/** Contracts by airport. Coordinates were checked in 2026-11 against those that the airports publish. */
export const CONTRACTS: readonly TransferContract[] = z.array(contractSchema).parse(rows);

const DAY_MS = 86_400_000;
const geoSchema = z.object({ latitude: z.number(), longitude: z.number() });
const lodgingSchema = z.object({ hotel: z.object({ name: z.string(), geo: geoSchema }) });
/** Fields of a package's snapshot. The lodging of the chosen alternative is the destination of the transfer. */
const packageSchema = z.object({
  ItemPackageID: z.string(),
  includes: z.array(z.object({ type: z.string() })),
  stops: z.array(z.object({ geo: geoSchema, is_gateway: z.boolean() })),
  hotel: z.object({ stays: z.array(z.object({ name: z.string() })).min(1) }),
});
interface Lodging {
  name: string;
  geo: Geo;
}
/** Lodging of the travellers; null when it is unknown or in several places, or when the package includes transfers. */
function lodgingOf(snapshot: ExtraContext['snapshot']): Lodging | null {
  const lodging = lodgingSchema.safeParse(snapshot).data;
  if (lodging) return lodging.hotel;
  const journey = packageSchema.safeParse(snapshot).data;
  if (!journey || journey.includes.some(({ type }) => type === 'transfer')) return null;
  const [place, ...others] = journey.stops.filter(({ is_gateway }) => !is_gateway);
  const [stay] = journey.hotel.stays;
  return place && stay && others.length === 0 ? { name: stay.name, geo: place.geo } : null;
}

/** The chosen transfer. `service` and `day` identify a row of `transfer_days`. */
export const transferSchema = z.object({
  service: z.string(),
  day: z.iso.date(),
  vehicles: z.int().positive(),
  allotment: z.int().nonnegative(),
});
export type Transfer = z.infer<typeof transferSchema>;

/**
 * Transfers in both directions between the hotel and the nearest airport with a contract; empty when none covers the hotel.
 */
export function transferOffers(
  { snapshot, travelers, dateFrom, dateTo }: ExtraContext,
  now: Date,
): (ExtraOffer & { supplierData: Transfer })[] {
  const lodging = lodgingOf(snapshot);
  const contract = lodging ? nearestContract(lodging.geo) : undefined;
  if (!lodging || !contract) return [];
  const { name } = lodging;
  const party = vehiclesFor(contract, travelers.length);
  const ways = [
    { way: 'arrival', code: 'IN', date: dateFrom },
    { way: 'departure', code: 'OUT', date: dateTo },
  ] as const;
  return ways
    .filter(({ date }) => startOf(contract, date).getTime() > now.getTime())
    .map(({ way, code, date }) => ({
      code: `${contract.code}-${code}`,
      name: words[way],
      description: words.description(
        words.way[way](contract.airport, name),
        words.vehicles(words.vehicle[party.kind], party.count),
        travelers.length,
      ),
      operatorName: contract.operator,
      date,
      price: party.price,
      per: 'booking',
      passengerIds: [],
      segmentIds: [],
      maxQuantity: 1,
      cancellation: terms(contract, date, party.price, now),
      supplierData: {
        service: `${contract.code}-${code}`,
        day: date,
        vehicles: party.count,
        allotment: contract.allotment,
      },
    }));
}

export function nearestContract(hotel: Geo): TransferContract | undefined {
  const near = CONTRACTS.map((contract) => ({
    contract,
    metres: metresBetween(contract.geo, hotel),
  })).filter(({ contract, metres }) => metres <= contract.reachKm * 1000);
  return near.sort((a, b) => a.metres - b.metres)[0]?.contract;
}

/**
 * The smallest vehicle for all travellers or, for more travellers, several of the largest. The price is for all vehicles, in
 * whole pesos.
 */
export function vehiclesFor(
  { prices }: Pick<TransferContract, 'prices'>,
  travelers: number,
): { kind: (typeof VEHICLES)[number]['kind']; count: number; price: number } {
  const [car, van, minibus] = VEHICLES;
  if (travelers <= car.seats) return { kind: car.kind, count: 1, price: prices[0] };
  if (travelers <= van.seats) return { kind: van.kind, count: 1, price: prices[1] };
  const count = Math.ceil(travelers / minibus.seats);
  return { kind: minibus.kind, count, price: prices[2] * count };
}

const startOf = ({ timeZone }: TransferContract, day: string): Date =>
  new Date(`${day}T00:00:00${offsetAt(timeZone, new Date(`${day}T12:00:00Z`))}`);

/** Cancellation terms: free until 24 hours before the start of the service day, then the whole price is retained. */
function terms(contract: TransferContract, day: string, price: number, now: Date): Cancellation {
  const last = addDays(day, -2);
  const from = `${last}T23:59:00${offsetAt(contract.timeZone, new Date(startOf(contract, day).getTime() - DAY_MS))}`;
  return cancellationTerms([{ price, steps: [{ from, fraction: 1 }] }], price, now);
}
