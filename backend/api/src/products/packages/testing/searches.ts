import type { PackageRoom, PackageSearchBody } from '@tiquete/contracts';

/** Search of all departures in March 2027. */
export const aSearch = (changes: Partial<PackageSearchBody> = {}): PackageSearchBody => ({
  type: 'GET_ONLY',
  DateBegin: '2027-03-01',
  DateEnd: '2027-03-31',
  MoneyID: 2,
  Type: 'ESPECIAL',
  ...changes,
});

/** Room of adults aged thirty and children of these ages. `beds` tells which children have a bed. */
export const aRoom = (
  adults: number,
  children: number[] = [],
  { infants = 0, beds, room = 1 }: { infants?: number; beds?: boolean[]; room?: number } = {},
): PackageRoom => ({
  Adult: { Quantity: adults, Age: Array<number>(adults).fill(30) },
  Child: { Quantity: children.length, Age: children, ...(beds && { Bed: beds }) },
  Infant: infants,
  room,
});
