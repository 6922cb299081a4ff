import type { PackageDetail } from '@tiquete/contracts';
import type { RoomChoice } from '../../search/packageQuery';

/** The rooms as quoted, with a bed for that child, or without one where it has one. */
export function withBed(
  { rooms, by_passenger }: Pick<PackageDetail, 'rooms' | 'by_passenger'>,
  child: PackageDetail['by_passenger'][number],
): RoomChoice[] {
  return rooms.map(({ room, Adult, Infant }) => ({
    adults: Adult.Quantity,
    infants: Infant,
    children: by_passenger
      .filter((one) => one.room === room && one.type === 'CH')
      .map((one) => ({ age: one.age, bed: one === child ? !one.has_bed : one.has_bed })),
  }));
}
