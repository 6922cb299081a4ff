import type { DepartureDates, PackagePlace, PackageQuery } from './packageQuery';

/** The search without filters. Equal strings are equal journeys. */
export const tripKey = (query: PackageQuery): string =>
  new URLSearchParams(queryPairs(query)).toString();

/**
 * The search fields of an address:
 * `DestinationID=EUROPE&Destination=Europa&DateBegin=2027-03-01&DateEnd=2027-03-31&room=2-7-b1`.
 */
export function queryPairs({
  destination,
  origin,
  dates,
  rooms,
}: PackageQuery): [string, string][] {
  return [
    ...placePairs('Destination', destination),
    ...placePairs('Origin', origin),
    ...datePairs(dates),
    ...rooms.map((room): [string, string] => ['room', roomText(room)]),
  ];
}
const placePairs = (field: string, place: PackagePlace | null): [string, string][] =>
  place
    ? [
        [`${field}ID`, place.id],
        [field, place.name],
      ]
    : [];
const datePairs = (dates: DepartureDates | null): [string, string][] =>
  dates
    ? [
        ['DateBegin', dates.start],
        ['DateEnd', dates.end],
      ]
    : [];
/** A room as text. `2-7-10c-4s-b1` is two adults, children of 7, of 10 with a bed and of 4 without one, and a baby. */
function roomText({ adults, children, infants }: PackageQuery['rooms'][number]): string {
  const ages = children.map(({ age, bed }) => `${age}${bed === undefined ? '' : bedText(bed)}`);
  return [adults, ...ages, ...(infants > 0 ? [`b${infants}`] : [])].join('-');
}
const bedText = (bed: boolean) => (bed ? 'c' : 's');
