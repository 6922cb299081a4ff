import type { PropertyType } from '@tiquete/contracts';

/**
 * What suppliers call a kind of lodging → ours, so that filters count together. HB: `accommodationTypeCode`, of which its
 * description names HOTEL and HOSTEL and leaves the others to its `types/accommodations`; DO: `kind`, whose page lists every value.
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

/** Null for a kind that we have no word for. */
export const propertyTypeOf = (theirs: string | null | undefined): PropertyType | null =>
  theirs && Object.hasOwn(TYPES, theirs) ? (TYPES[theirs] ?? null) : null;
