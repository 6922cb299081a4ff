import type { PackageSearchQuery } from '@tiquete/contracts';

/** Units of a search: a list is one. A quote is for one package and costs half, and each room and service a tenth more. */
export function weighPackages({
  ItemPackageID,
  Room,
  Line,
  id_services,
}: Pick<PackageSearchQuery, 'ItemPackageID' | 'Room' | 'Line' | 'id_services'>): number {
  const rooms = (Room ?? Line ?? []).length;
  return (ItemPackageID === '' ? 1 : 0.5) + (rooms + id_services.length) / 10;
}
