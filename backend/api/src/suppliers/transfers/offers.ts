import type { Cancellation, Geo } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import * as z from 'zod';
import { metresBetween } from '../../lib/deduplication/propertyLikeness';
import type { OptionalContext, OptionalOffer } from '../../modules/optionals/ports';
import { cancellationTerms } from '../cancellationTerms';
import { offsetAt } from '../../lib/offsetAt';
import { CONTRACTS, type TransferContract, VEHICLES } from './contracts';
import { words } from './messages/es';

const DAY_MS = 86_400_000;
/** Where the traveller sleeps; a booking that does not say so gets no transfer. */
const lodgingSchema = z.object({
  hotel: z.object({
    name: z.string(),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
});

/** What our own contract is asked for: `service` and `day` name a row of `transfer_days`. */
export const transferSchema = z.object({
  service: z.string(),
  day: z.iso.date(),
  vehicles: z.int().positive(),
  allotment: z.int().nonnegative(),
});
export type Transfer = z.infer<typeof transferSchema>;

/** Arrival and departure between the nearest airport of a contract and the hotel; empty where none reaches it. */
export function transferOffers(
  { snapshot, travelers, dateFrom, dateTo }: OptionalContext,
  now: Date,
): (OptionalOffer & { supplierData: Transfer })[] {
  const lodging = lodgingSchema.safeParse(snapshot);
  const contract = lodging.success ? nearestContract(lodging.data.hotel.geo) : undefined;
  if (!lodging.success || !contract) return [];
  const { name } = lodging.data.hotel;
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

/** The smallest vehicle that takes all, or as many of the largest as it needs. Whole pesos for all of them. */
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

/** Free until 24 hours before the day begins where it takes place, said as the last minute of the day before; then all of it is kept. */
function terms(contract: TransferContract, day: string, price: number, now: Date): Cancellation {
  const last = addDays(day, -2);
  const from = `${last}T23:59:00${offsetAt(contract.timeZone, new Date(startOf(contract, day).getTime() - DAY_MS))}`;
  return cancellationTerms([{ price, steps: [{ from, fraction: 1 }] }], price, now);
}
