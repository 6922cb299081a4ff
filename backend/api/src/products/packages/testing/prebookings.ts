import type { PackagePassenger, PackagePrebookingBody } from '@tiquete/contracts';

export const aPassenger = (changes: Partial<PackagePassenger> = {}): PackagePassenger => ({
  room: 1,
  type: 'AD',
  name: 'Marta',
  lastname: 'Gómez Ruiz',
  document_type: 5,
  document: 'AB102030',
  birth_date: '1985-06-02',
  gender: 49,
  nationality: 'CO',
  passport_expiry: '2030-01-31',
  ...changes,
});

/** Prebooking of two adults in one room. */
export const aPrebooking = (
  changes: Partial<PackagePrebookingBody> = {},
): PackagePrebookingBody => ({
  customer: {
    name: 'Marta',
    lastname: 'Gómez Ruiz',
    document_type: 4,
    document: '1020304050',
    email: 'marta@viajes.test',
    phone_country: '57',
    phone: '3001234567',
    birth_date: '1985-06-02',
    gender: 49,
    nationality: 'CO',
  },
  passengers: [
    aPassenger(),
    aPassenger({ name: 'Luis', lastname: 'Pardo', document: 'AB102031', gender: 48 }),
  ],
  service: 'PACKAGE',
  Booking: 'x'.repeat(22),
  ItemPackageID: 'PE-CUSCO',
  accepts: {
    terms_version: '2026-11',
    data_policy_version: '2026-11',
    cancellation_policy_hash: 'hash',
  },
  ...changes,
});
