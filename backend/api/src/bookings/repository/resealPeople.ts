import type { Database, Tx } from '../../db/database';
import type { SealedPeople } from './duePeople';

/** Up to `limit` bookings of a brand with their people, in the order of their ids, after the id `after`. */
export const pageOfPeople = (
  db: Pick<Database, 'queryBrand'>,
  brand: string,
  { after, limit }: { after: string; limit: number },
): Promise<SealedPeople[]> =>
  db.queryBrand<{ id: string; people: string }>(
    brand,
    'select id, people from bookings where brand = $1 and id > $2 order by id limit $3',
    [brand, after, limit],
  );

/** People that were sealed again. `before` is the text that `after` replaces. */
export interface ResealedPeople {
  id: string;
  before: string;
  after: string;
  /** Keyed hash of the buyer's address, by which a guest's booking is found. */
  hash: string;
}
/** Replaces people that have not changed since they were read, and returns their number. */
export async function replacePeople(
  tx: Tx,
  brand: string,
  people: readonly ResealedPeople[],
): Promise<number> {
  const written = await tx.query<{ id: string }>(
    `update bookings b
     set people = n.after, buyer_hash = case when b.buyer_hash is null then null else n.hash end
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as n (id, before, after, hash)
     where b.brand = $1 and b.id = n.id and b.people = n.before returning b.id`,
    [
      brand,
      people.map(({ id }) => id),
      people.map(({ before }) => before),
      people.map(({ after }) => after),
      people.map(({ hash }) => hash),
    ],
  );
  return written.length;
}
