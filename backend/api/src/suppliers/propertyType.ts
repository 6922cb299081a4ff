import type { PropertyType } from '@tiquete/contracts';

/**
 * Our property types by suppliers' terms; one word for all suppliers lets filters count them together. HB:
 * `accommodationTypeCode`, of which its description names HOTEL and HOSTEL and leaves the others to its
 * `types/accommodations`. DO: `kind`, whose page lists every value.
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

/** Null for a kind without a property type of ours. */
export const propertyTypeOf = (theirs: string | null | undefined): PropertyType | null =>
  theirs && Object.hasOwn(TYPES, theirs) ? (TYPES[theirs] ?? null) : null;
