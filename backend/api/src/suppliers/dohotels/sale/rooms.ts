import type { HotelStay, SupplierRoom } from '../../../products/hotels/ports';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import { doPicturePath } from '../doPicturePath';
import type { DoRate, HotelInfo } from '../wire';

const BED = /(?:(\d+)\s+)?(camas? [a-záéíóúñ]+|literas?|sof[áa]s? cama)/gi;
/** Parses beds: `cama queen y 2 camas sencillas` → Cama queen 1, Cama sencilla 2. */
export function bedsOf(text: string): SupplierRoom['beds'] {
  return [...text.matchAll(BED)].map(([, count, name = '']) => ({
    type: singular(name),
    count: Number(count ?? 1),
  }));
}
/** Singular of a bed's name: `camas sencillas` → `Cama sencilla`. */
function singular(name: string): string {
  const one = name
    .toLowerCase()
    .replace(/^(cama|litera|sof[áa])s/, '$1')
    .replace(/(doble|sencilla)s$/, '$1')
    .replace(/individuales$/, 'individual');
  return one.charAt(0).toUpperCase() + one.slice(1);
}

const sameGroup = (a: DoRate['rg_ext'], b: DoRate['rg_ext']): boolean =>
  Boolean(a && b) &&
  Object.keys({ ...a, ...b }).every((key) => (a?.[key] ?? 0) === (b?.[key] ?? 0));

/** Id of a room: its numbers, which are the same in every language, or else its name. */
export function roomIdOf({ rg_ext, room_name }: DoRate): string {
  const numbers = Object.entries(rg_ext ?? {}).filter(([, number]) => number !== 0);
  return numbers.length > 0
    ? numbers
        .map(([name, number]) => `${name}:${number}`)
        .sort()
        .join(' ')
    : room_name;
}

/**
 * Room of a rate, found in the static content by its numbers. The capacity is stated for all guests together, so the
 * searched party always fits.
 */
export function roomOf(
  rate: DoRate,
  info: HotelInfo | undefined,
  { rooms }: HotelStay,
): SupplierRoom {
  const group = info?.room_groups.find(({ rg_ext }) => sameGroup(rg_ext, rate.rg_ext));
  const adults = Math.max(...rooms.map((room) => room.adults));
  const children = Math.max(...rooms.map((room) => room.childrens.length));
  return {
    code: group?.room_group_id ? String(group.room_group_id) : rate.room_name,
    name: decodeTexts(
      rate.room_data_trans?.main_name ?? rate.room_name.replace(/\s*\(.*\)\s*$/, ''),
    ),
    beds: bedsOf(rate.room_data_trans?.bedding_type ?? /\((.*)\)/.exec(rate.room_name)?.[1] ?? ''),
    max_adults: Math.max(adults, (rate.rg_ext?.capacity ?? 0) - children),
    max_children: children,
    size_m2: null,
    images: (group?.images ?? []).flatMap(doPicturePath),
  };
}
