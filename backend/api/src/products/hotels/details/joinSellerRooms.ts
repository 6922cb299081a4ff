import type { HotelRoom } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import type { SupplierRate } from '../ports';
import type { SellerAnswer } from './querySellers';
import { toTariff } from './toTariff';

export interface PricedSeller extends SellerAnswer {
  /** One productCode per rate. */
  productCodes: readonly string[];
}
interface Line {
  seller: PricedSeller;
  rate: SupplierRate;
  productCode: string;
}

/**
 * Rooms of all sellers, cheapest first. Rooms with equal names at two sellers become one, with the description of the first
 * seller.
 */
export function joinSellerRooms(sellers: readonly PricedSeller[]): HotelRoom[] {
  const lines: Line[] = sellers.flatMap((seller) =>
    seller.rates.map((rate, index) => ({
      seller,
      rate,
      productCode: seller.productCodes[index] ?? '',
    })),
  );
  const faces = new Map<string, Line>();
  for (const line of lines) if (!faces.has(keyOf(line, lines))) faces.set(keyOf(line, lines), line);
  const rooms = new Map<string, HotelRoom>();
  for (const line of lines.sort((a, b) => a.rate.total - b.rate.total)) {
    const key = keyOf(line, lines);
    const { seller, rate, productCode } = line;
    const known = rooms.get(key) ?? toRoom(faces.get(key) ?? line, [...rooms.values()]);
    rooms.set(key, {
      ...known,
      tariffs: [...known.tariffs, toTariff(rate, productCode, seller.supplier, seller.stay)],
    });
  }
  return [...rooms.values()];
}

/** Key of a room: its name, or its code when one seller has several rooms of that name. */
function keyOf({ seller, rate }: Line, lines: readonly Line[]): string {
  const name = fold(rate.room.name);
  const isOne = lines.every(
    (other) =>
      other.seller !== seller ||
      fold(other.rate.room.name) !== name ||
      other.rate.room.code === rate.room.code,
  );
  return isOne ? name : `${name}/${seller.supplier}/${rate.room.code}`;
}
function toRoom({ seller, rate }: Line, known: readonly HotelRoom[]): HotelRoom {
  const { code, ...facts } = rate.room;
  const isTaken = known.some(({ roomCode }) => roomCode === code);
  return {
    ...facts,
    roomCode: isTaken ? `${seller.supplier}-${code}` : code,
    tariffs: [],
  };
}
