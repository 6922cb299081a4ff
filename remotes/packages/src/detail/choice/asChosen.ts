import type { PackageDetail } from '@tiquete/contracts';
import type { PackageQuery } from '@tiquete/domain/searches/packages';
import type { PackageChoice } from '../../model/quote';

/** The package with the new choice marked, while its price loads. */
export function asChosen(
  detail: PackageDetail,
  { rooms }: Pick<PackageQuery, 'rooms'>,
  { departure, hotel, services }: PackageChoice,
): PackageDetail {
  const seen = new Map<number, number>();
  return {
    ...detail,
    DateBegin: departure,
    hotels_alternatives: detail.hotels_alternatives.map((one) => ({
      ...one,
      is_chosen: hotel === '' ? one.is_chosen : one.id_temp_hotel === hotel,
    })),
    services: detail.services.map((one) => ({ ...one, is_chosen: services.includes(one.id) })),
    by_passenger: detail.by_passenger.map((one) => {
      if (one.type !== 'CH') return one;
      const index = seen.get(one.room) ?? 0;
      seen.set(one.room, index + 1);
      return { ...one, has_bed: rooms[one.room - 1]?.children[index]?.bed ?? one.has_bed };
    }),
  };
}
