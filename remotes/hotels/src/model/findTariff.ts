import type { HotelRoom } from '@tiquete/contracts';
import type { ChosenTariff } from './detail';

export function everyTariff(rooms: readonly HotelRoom[]): ChosenTariff[] {
  return rooms.flatMap((room) => room.tariffs.map((tariff) => ({ room, tariff })));
}
/** The tariff with the lowest amount due today; null without rooms. */
export function cheapestTariff(rooms: readonly HotelRoom[]): ChosenTariff | null {
  return everyTariff(rooms).reduce<ChosenTariff | null>(
    (best, next) => (best && best.tariff.total <= next.tariff.total ? best : next),
    null,
  );
}
/**
 * The same tariff in a newer answer, by its code. If a new session changed the codes: the nearest in price with the
 * same room, board, refund and way of payment. Null if it is no longer sold.
 */
export function sameTariff(chosen: ChosenTariff, rooms: readonly HotelRoom[]): ChosenTariff | null {
  const all = everyTariff(rooms);
  const byCode = all.find(({ tariff }) => tariff.productCode === chosen.tariff.productCode);
  if (byCode) return byCode;
  const distance = ({ tariff }: ChosenTariff) => Math.abs(tariff.total - chosen.tariff.total);
  const [nearest] = all
    .filter((other) => isSameKind(chosen, other))
    .sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}
function isSameKind(a: ChosenTariff, b: ChosenTariff): boolean {
  return (
    a.room.name === b.room.name &&
    a.tariff.boardCode === b.tariff.boardCode &&
    a.tariff.payment_type === b.tariff.payment_type &&
    a.tariff.cancellation.refundable === b.tariff.cancellation.refundable
  );
}
