import { addDays } from '@tiquete/domain';
import type { CataloguePackage, PackageContent } from '../format/packageSchema';
import { type Departure, ROOM_TYPES, type RoomType } from '../format/saleSchemas';

export interface DepartureRow {
  package: string;
  starts_on: string;
  sale_ends_on: string;
  season: string;
  from_price: number;
  is_offered: boolean;
}
export interface AllotmentRow {
  package: string;
  starts_on: string;
  room_type: RoomType;
  total: number;
}

/** Content of a package without its departures and its state of sale. */
export function packageContentOf({
  on_sale,
  departures,
  ...content
}: CataloguePackage): PackageContent {
  return content;
}

export const packageRow = (given: CataloguePackage) => ({
  code: given.code,
  name: given.name,
  currency: given.currency,
  nights: given.nights,
  is_on_sale: given.on_sale,
  image: given.pictures[0]?.path,
  origins: given.origins.map(({ code }) => code),
  include_types: [...new Set(given.includes.map(({ type }) => type))],
  stars: [...new Set(given.hotels.map(({ star_number }) => star_number))],
  content: packageContentOf(given),
});

export const departureRow = (given: CataloguePackage, departure: Departure): DepartureRow => ({
  package: given.code,
  starts_on: departure.date,
  sale_ends_on: addDays(departure.date, -given.sale_ends_days_before),
  season: departure.season,
  from_price: fromPrice(given, departure),
  is_offered: departure.status === 'OPEN',
});

export const allotmentRows = ({ code }: CataloguePackage, { date, rooms }: Departure) =>
  ROOM_TYPES.flatMap((room_type): AllotmentRow[] => {
    const total = rooms[room_type];
    return total === undefined ? [] : [{ package: code, starts_on: date, room_type, total }];
  });

/** Price of an adult in a double room in the cheapest hotel. Without double rooms on sale, that of the cheapest room. */
function fromPrice({ prices }: PackageContent, { season, rooms }: Departure): number {
  const sold = ROOM_TYPES.filter((type) => rooms[type] !== undefined);
  const counted = sold.includes('double') ? (['double'] as const) : sold;
  return Math.min(
    ...prices
      .filter((price) => price.season === season)
      .flatMap(({ adult }) => counted.map((type) => adult[type] ?? Infinity)),
  );
}
