import type { Database, Tx } from '../../../db/database';
import type { PeopleCipher, People } from '../../checkout';

/** Ley 962 de 2005, art. 28: books and papers of a merchant are kept for ten years. */
const YEARS_KEPT = 10;

/**
 * What stays of the people of a booking whose account is gone: who bought and by which document while the books must name
 * the buyer, else nobody. Ages and rooms stay, since they point at no one.
 */
export const withoutContact = ({ customer, passengers }: People, keepsBuyer: boolean): People => ({
  customer: {
    ...customer,
    ...(!keepsBuyer && { name: '', lastname: '', document: '' }),
    email: '',
    phone: '',
    phone_country: '',
    birth_date: '',
  },
  passengers: passengers.map(({ details: _birthAndDocuments, ...passenger }) => ({
    ...passenger,
    name: '',
    lastname: '',
    document: '',
  })),
  remark: '',
});

/** Takes out of a user's finished bookings what accounting does not need, now; the buyer of a paid one follows ten years after the trip. */
export async function anonymizeBookingsOf(
  tx: Tx,
  cipher: PeopleCipher,
  brandId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const bookings = await tx.query<{ id: string; people: string; is_paid: boolean }>(
    `select id, people, exists (select from payments p where p.brand = b.brand and p.booking_id = b.id and p.captured > 0) as is_paid
     from bookings b where brand = $1 and user_id = $2 for update`,
    [brandId, userId],
  );
  for (const { id, people, is_paid: keepsBuyer } of bookings) {
    await tx.query(
      `update bookings set people = $3, client_reference = '', access_revoked_at = $6, buyer_hash = null, people_until = case when $4 then (date_to + make_interval(years => $5))::date end where brand = $1 and id = $2`,
      [
        brandId,
        id,
        cipher.seal(withoutContact(cipher.open(people, id), keepsBuyer), id),
        keepsBuyer,
        YEARS_KEPT,
        now,
      ],
    );
  }
}

/** Bookings whose retention period is over: their people are removed. */
export async function anonymizeDue(
  db: Database,
  cipher: PeopleCipher,
  today: string,
): Promise<void> {
  const due = 'people_until < $1';
  const brands = await db.queryBrands<{ brand: string }>(
    `select distinct brand from bookings where ${due}`,
    [today],
  );
  for (const { brand } of brands)
    await db.withBrand(brand, async (tx) => {
      const bookings = await tx.query<{ id: string; people: string }>(
        `select id, people from bookings where ${due} and brand = $2 limit 200 for no key update`,
        [today, brand],
      );
      for (const { id, people } of bookings) {
        await tx.query(
          "update bookings set people = $3, client_reference = '', people_until = null, buyer_hash = null where brand = $1 and id = $2",
          [brand, id, cipher.seal(withoutContact(cipher.open(people, id), false), id)],
        );
      }
    });
}
