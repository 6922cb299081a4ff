import { CURRENCY } from '@tiquete/contracts';
import * as z from 'zod';
import type { FlightExtra, OfferedExtra, SupplierSeatMap } from '../../../products/flights/ports';
import { bagDescription, cabinBag, checkedBag } from '../../air/messages';
import type { QuoteMoney } from '../../quoteMoney';
import { type OfferKey, segmentIdOf } from '../key';
import type { NdcOffer, WireService } from '../wire';

/**
 * Key of a bag. A service of the vendor belongs to one passenger; the key has the services of all travellers who may have
 * the bag, by our traveller ids.
 */
const keySchema = z.object({ code: z.string(), services: z.record(z.string(), z.string()) });
export type ServiceKey = z.output<typeof keySchema>;
const codeOf = ({ key }: FlightExtra): string | undefined => keySchema.safeParse(key).data?.code;
export const readServiceId = ({ key, travelerId }: FlightExtra): string | undefined =>
  keySchema.safeParse(key).data?.services[travelerId];
/** Our traveller id for the vendor's passenger id. */
export const travelerOf = ({ passengers }: OfferKey, passengerId: string): string | undefined =>
  Object.entries(passengers).find(([, theirs]) => theirs === passengerId)?.[0];

const isBag = ({ type, metadata, passenger_ids }: WireService) =>
  type === 'baggage' &&
  passenger_ids.length === 1 &&
  ['checked', 'carry_on'].includes(metadata?.type ?? '');
const kindOf = ({
  metadata,
  segment_ids,
  total_amount,
  total_currency,
  maximum_quantity,
}: WireService) =>
  [
    metadata?.type,
    metadata?.maximum_weight_kg,
    segment_ids.join(),
    total_amount,
    total_currency,
    maximum_quantity,
  ].join('|');

/**
 * Merges bags that differ only in their passenger. Bags in another currency than the fare are left out, because both are
 * paid together.
 */
export function fromNdcBags(
  { available_services, total_currency: currency }: NdcOffer,
  key: OfferKey,
  money: QuoteMoney,
): OfferedExtra[] {
  const groups = new Map<string, WireService[]>();
  const bags = available_services.filter(
    (service) => isBag(service) && service.total_currency === currency,
  );
  for (const service of bags)
    groups.set(kindOf(service), [...(groups.get(kindOf(service)) ?? []), service]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const own = group.flatMap(({ id, passenger_ids: [passenger = ''] }) => {
      const traveler = travelerOf(key, passenger);
      return traveler === undefined ? [] : [[traveler, id] as const];
    });
    if (!first || own.length === 0) return [];
    const [segmentIds, type, kg] = [
      first.segment_ids.flatMap((id) => segmentIdOf(key, id) ?? []),
      first.metadata?.type ?? '',
      first.metadata?.maximum_weight_kg ?? undefined,
    ];
    const code = ['bag', type, kg ?? 'any', ...segmentIds].join('-');
    const serviceKey: ServiceKey = { code, services: Object.fromEntries(own) };
    return [
      {
        kind: 'BAGS' as const,
        key: serviceKey,
        code,
        name: type === 'checked' ? checkedBag : cabinBag,
        description: bagDescription(kg),
        travelerIds: own.map(([traveler]) => traveler),
        segmentIds,
        maxQuantity: first.maximum_quantity,
        price: Math.round(money.pesosOf(first.total_amount, first.total_currency)),
      },
    ];
  });
}
/** Finds the same bags and seats on another offer of the same flights; undefined when one is missing. */
export function moveExtras(
  services: readonly FlightExtra[],
  bags: readonly OfferedExtra[],
  maps: readonly SupplierSeatMap[],
): FlightExtra[] | undefined {
  const moved = services.flatMap((service): FlightExtra[] => {
    const code = codeOf(service) ?? '';
    const key =
      service.kind === 'SEATS'
        ? maps.map(({ keys }) => keys[code]).find((found) => found !== undefined)
        : bags.find((bag) => bag.code === code)?.key;
    return key === undefined ? [] : [{ ...service, key }];
  });
  return moved.length === services.length ? moved : undefined;
}

/** Current price of each seat's service in its own currency, by service id. */
export type SeatPrices = ReadonlyMap<string, { amount: number; currency: string }>;
export interface ChosenExtras {
  wanted: { id: string; quantity: number }[];
  /** The services at their current prices. */
  services: FlightExtra[];
  /** Total in the offer's currency, with its decimals. */
  total: number;
}
/** Services with their current prices; undefined when one is no longer available. */
export function chooseExtras(
  services: readonly FlightExtra[],
  { available_services, total_currency: currency }: NdcOffer,
  seats: SeatPrices,
  money: QuoteMoney,
): ChosenExtras | undefined {
  // Price of a bag, which must have the fare's currency, because both are paid together.
  const bagPrice = (id: string, quantity: number) =>
    available_services.find(
      (one) => one.id === id && one.maximum_quantity >= quantity && one.total_currency === currency,
    )?.total_amount;
  const seatPrice = (id: string) => {
    const seat = seats.get(id);
    return seat?.currency === currency ? seat.amount : undefined;
  };
  const wanted = services.map((service) => {
    const [id, { kind, quantity }] = [readServiceId(service) ?? '', service];
    return { id, quantity, price: kind === 'SEATS' ? seatPrice(id) : bagPrice(id, quantity) };
  });
  if (wanted.some(({ price }) => price === undefined)) return undefined;
  // Price in pesos as it was offered: in another currency, the converted price of one piece times the quantity.
  const pesosOf = (price: number, quantity: number): number =>
    currency === CURRENCY
      ? Math.round(price * quantity)
      : money.pesosOf(price, currency) * quantity;
  return {
    wanted: wanted.map(({ id, quantity }) => ({ id, quantity })),
    services: services.map((service, index) => ({
      ...service,
      amount: pesosOf(wanted[index]?.price ?? 0, service.quantity),
    })),
    total: wanted.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0),
  };
}
