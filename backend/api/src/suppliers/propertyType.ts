import type { PropertyType } from '@tiquete/contracts';

/**
 * Property types by the suppliers' own names, which are shared so that filters count them together. HB:
 * `accommodationTypeCode`; its description names HOTEL and HOSTEL and refers to `types/accommodations` for the others. DO:
 * `kind`, whose page lists every value.
 */
const TYPES: Readonly<Record<string, PropertyType>> = {
  HOTEL: 'HOTEL',
  HISTORIC: 'HOTEL',
  HOSTEL: 'HOSTEL',
  APTHOTEL: 'APARTHOTEL',
  APARTMENT: 'APARTMENT',
  RESORT: 'RESORT',
  RURAL: 'GUESTHOUSE',
  HOMES: 'HOUSE',
  CAMPING: 'CAMPING',
  Hotel: 'HOTEL',
  'Mini-hotel': 'HOTEL',
  Boutique_and_Design: 'HOTEL',
  Castle: 'HOTEL',
  Sanatorium: 'HOTEL',
  Resort: 'RESORT',
  Hostel: 'HOSTEL',
  'Apart-hotel': 'APARTHOTEL',
  Apartment: 'APARTMENT',
  Guesthouse: 'GUESTHOUSE',
  BNB: 'GUESTHOUSE',
  Farm: 'GUESTHOUSE',
  Cottages_and_Houses: 'HOUSE',
  Villas_and_Bungalows: 'HOUSE',
  Camping: 'CAMPING',
  Glamping: 'CAMPING',
};

/** Property type of a supplier's name; null for one that we do not show. */
export const propertyTypeOf = (theirs: string | null | undefined): PropertyType | null =>
  theirs && Object.hasOwn(TYPES, theirs) ? (TYPES[theirs] ?? null) : null;
