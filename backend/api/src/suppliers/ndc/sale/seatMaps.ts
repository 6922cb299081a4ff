import type { Seat } from '@tiquete/contracts';
import type { SupplierSeatMap } from '../../../products/flights/ports';
import type { QuoteMoney } from '../../quoteMoney';
import { type OfferKey, segmentIdOf } from '../key';
import { type SeatPrices, type ServiceKey, travelerOf } from './services';
import { ndcSeatMapSchema, type WireCabin, type WireElement } from './wire';

const FACILITIES: Readonly<Record<string, string>> = {
  lavatory: 'LA',
  galley: 'GA',
  exit_row: 'EX',
  stairs: 'ST',
  closet: 'CL',
};

interface Placed {
  element: WireElement;
  x: number;
  y: number;
  characteristics: string[];
}
/** Grid of a cabin: rows from the front, and an empty column for every aisle. */
function place({ rows }: WireCabin): Placed[] {
  const widths = (rows[0]?.sections ?? []).map((_, section) =>
    Math.max(...rows.map(({ sections }) => sections[section]?.elements.length ?? 0)),
  );
  const starts = widths.map((_, section) =>
    widths.slice(0, section).reduce((sum, width) => sum + width + 1, 0),
  );
  const last = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 1) - 1;
  return rows.flatMap(({ sections }, y) => {
    const isExit =
      rows[y - 1]?.sections.every(({ elements }) =>
        elements.every(({ type }) => type === 'exit_row'),
      ) === true;
    return sections.flatMap(({ elements }, section) =>
      elements.map((element, index) => {
        const x = (starts[section] ?? 0) + index;
        const isAtAisle =
          (index === 0 && section > 0) ||
          (index === elements.length - 1 && section < sections.length - 1);
        return {
          element,
          x,
          y,
          characteristics: [
            ...(x === 0 || x === last ? ['W'] : []),
            ...(isAtAisle ? ['A'] : []),
            ...(isExit ? ['E'] : []),
          ],
        };
      }),
    );
  });
}

/** Conversion of seat prices. Seats and fare are paid together, so a seat must have the fare's currency. */
interface SeatMoney {
  currency: string;
  money: QuoteMoney;
}
type Sold = { seat: Seat; key: ServiceKey };
function toSeat(
  { element, x, y, characteristics }: Placed,
  cabin: string,
  segmentId: string,
  offer: OfferKey,
  { currency, money }: SeatMoney,
): Sold[] {
  const { designator, available_services, disclosures } = element;
  if (element.type !== 'seat' || !designator) return [];
  const services = (available_services ?? []).flatMap((service) => {
    const traveler = travelerOf(offer, service.passenger_id);
    if (traveler === undefined || service.total_currency !== currency) return [];
    const amount = money.pesosOf(service.total_amount, currency);
    return [{ traveler, id: service.id, amount }];
  });
  const isForAdults = (disclosures ?? []).some((text) => /child|infant/i.test(text));
  const code = services.length > 0 ? `${segmentId}-${designator}` : null;
  const seat: Seat = {
    number: designator,
    cabin: cabin.toUpperCase(),
    characteristicsCodes: [...characteristics, ...(isForAdults ? ['CH'] : [])],
    coordinates: { x, y },
    status: code === null ? 'OCCUPIED' : 'AVAILABLE',
    code,
    price: Math.round(Math.max(0, ...services.map(({ amount }) => amount))),
    passenger_ids: services.map(({ traveler }) => traveler),
  };
  return [
    {
      seat,
      key: {
        code: code ?? '',
        services: Object.fromEntries(services.map(({ traveler, id }) => [traveler, id])),
      },
    },
  ];
}

function toDeck(cabin: WireCabin, segmentId: string, offer: OfferKey, money: SeatMoney) {
  const placed = place(cabin);
  const sold = placed.flatMap((one) => toSeat(one, cabin.cabin_class, segmentId, offer, money));
  const facilities = placed.flatMap(({ element, x, y }) => {
    const code = FACILITIES[element.type];
    return code ? [{ code, coordinates: { x, y } }] : [];
  });
  const deck = {
    name: cabin.deck > 0 ? 'UPPER' : 'MAIN',
    width: 1 + Math.max(0, ...placed.map(({ x }) => x)),
    length: cabin.rows.length,
    seats: sold.map(({ seat }) => seat),
    facilities,
  };
  return { deck, sold };
}

interface MapParts extends SeatMoney {
  aircraftOf(segmentId: string): string;
  onDropped(reason: string): void;
}
/** Maps the seat maps. One that cannot be read is left out. A seat in another currency than the fare is not on sale. */
export function fromNdcSeatMaps(
  rows: readonly unknown[],
  offer: OfferKey,
  { aircraftOf, currency, money, onDropped }: MapParts,
): SupplierSeatMap[] {
  return rows.flatMap((row) => {
    const parsed = ndcSeatMapSchema.safeParse(row);
    if (!parsed.success) {
      onDropped(`seatmap ${parsed.error.issues[0]?.path.join('.')}`);
      return [];
    }
    const segment_id = segmentIdOf(offer, parsed.data.segment_id);
    if (segment_id === undefined) return [];
    const { cabins } = parsed.data;
    const decks = cabins
      .map((cabin) => toDeck(cabin, segment_id, offer, { currency, money }))
      .filter(({ sold }) => sold.length > 0);
    const keys = Object.fromEntries(
      decks.flatMap(({ sold }) =>
        sold.flatMap(({ seat, key }) => (seat.code === null ? [] : [[seat.code, key]])),
      ),
    );
    return decks.length > 0
      ? [
          {
            map: {
              segment_id,
              aircraft: aircraftOf(segment_id),
              decks: decks.map(({ deck }) => deck),
            },
            keys,
          },
        ]
      : [];
  });
}
/** Prices of all seats of the maps. */
export function seatPrices(rows: readonly unknown[]): SeatPrices {
  const cabins = rows.flatMap((row) => ndcSeatMapSchema.safeParse(row).data?.cabins ?? []);
  const elements = cabins.flatMap((cabin) =>
    cabin.rows.flatMap(({ sections }) => sections.flatMap((section) => section.elements)),
  );
  return new Map(
    elements.flatMap(({ available_services }) =>
      (available_services ?? []).map(
        ({ id, total_amount: amount, total_currency: currency }) =>
          [id, { amount, currency }] as const,
      ),
    ),
  );
}
