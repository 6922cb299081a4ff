import { travelerContext } from '../accounts/travelers';
import { buyerHash, type PeopleCipher } from '../bookings/people/peopleCipher';
import { pageOfPeople, replacePeople } from '../bookings/repository';
import type { Database, Tx } from '../db/database';
import { sealContext } from '../mail/createMail';
import { alertContext } from '../products/flights/alerts/alert';
import { factorContext } from '../staff/second-factor/secondFactor';

/** A sealed text, the key of its row, and the context in which it is sealed. */
export interface SealedText {
  brand: string;
  id: string;
  sealed: string;
  context: string;
}
/** A text that was sealed again. `before` is the text that it replaces, `plain` the opened one. */
export interface ResealedText {
  id: string;
  before: string;
  after: string;
  plain: string;
}
/** A column with sealed texts. */
export interface SealedColumn {
  /** Name for the operator. */
  name: string;
  /** All texts of these brands, in pages. Each statement reads one page by an index. */
  pages(db: Database, brands: readonly string[]): AsyncIterable<readonly SealedText[]>;
  /** Replaces the texts of a brand that have not changed since they were read, and returns their number. */
  write(tx: Tx, brand: string, texts: readonly ResealedText[]): Promise<number>;
}

const PAGE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Row {
  id: string;
  brand: string;
  /** Key by which rows are ordered. */
  place: string;
  sealed: string | null;
}

/** Reads rows page by page. `read` returns up to a page of rows after a place. */
async function* inPages(read: (after: string) => Promise<Row[]>): AsyncGenerator<readonly Row[]> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    const rows: Row[] = await read(after);
    yield rows;
    after = rows.length < PAGE ? undefined : rows.at(-1)?.place;
  }
}

async function* toTexts(
  pages: AsyncIterable<readonly Row[]>,
  contextOf: (row: Row) => string,
): AsyncGenerator<readonly SealedText[]> {
  for await (const rows of pages)
    yield rows.flatMap((row) =>
      row.sealed === null
        ? []
        : [{ brand: row.brand, id: row.id, sealed: row.sealed, context: contextOf(row) }],
    );
}

/** A column whose rows are found by their brand. */
const ofBrand = (
  read: (db: Database, brand: string, after: string) => Promise<Row[]>,
  contextOf: (row: Row) => string,
): SealedColumn['pages'] =>
  async function* pages(db, brands) {
    for (const brand of brands)
      yield* toTexts(
        inPages((after) => read(db, brand, after)),
        contextOf,
      );
  };
const valuesOf = (brand: string, texts: readonly ResealedText[]) => [
  brand,
  texts.map(({ id }) => id),
  texts.map(({ before }) => before),
  texts.map(({ after }) => after),
];

const bookings = (cipher: PeopleCipher): SealedColumn => ({
  name: 'people of bookings',
  pages: ofBrand(
    async (db, brand, after) => {
      const page = await pageOfPeople(db, brand, { after, limit: PAGE });
      return page.map(({ id, people }) => ({ id, brand, place: id, sealed: people }));
    },
    ({ id }) => id,
  ),
  write: (tx, brand, texts) =>
    replacePeople(
      tx,
      brand,
      texts.map(({ plain, ...text }) => {
        const { customer }: { customer: { email: string } } = JSON.parse(plain);
        return { ...text, hash: buyerHash(cipher, brand, customer.email) };
      }),
    ),
});

const travelers: SealedColumn = {
  name: 'saved travellers',
  pages: ofBrand(
    (db, brand, after) =>
      db.queryBrand<Row>(
        brand,
        `select id, brand, user_id as place, sealed from saved_travelers
         where brand = $1 and user_id > $2 order by user_id fetch first $3 rows with ties`,
        [brand, after, PAGE],
      ),
    ({ brand, place, id }) => travelerContext(brand, place, id),
  ),
  async write(tx, brand, texts) {
    const written = await tx.query<{ id: string }>(
      `update saved_travelers t set sealed = n.after
       from unnest($2::uuid[], $3::text[], $4::text[]) as n (id, before, after)
       where t.brand = $1 and t.id = n.id and t.sealed = n.before returning t.id`,
      valuesOf(brand, texts),
    );
    return written.length;
  },
};

const factors: SealedColumn = {
  name: 'second factors',
  pages: ofBrand(
    (db, brand, after) =>
      db.queryBrand<Row>(
        brand,
        `select user_id as id, brand, user_id as place, sealed from operator_factors
         where brand = $1 and user_id > $2 order by user_id limit $3`,
        [brand, after, PAGE],
      ),
    ({ brand, id }) => factorContext(brand, id),
  ),
  async write(tx, brand, texts) {
    const written = await tx.query<{ id: string }>(
      `update operator_factors f set sealed = n.after
       from unnest($2::uuid[], $3::text[], $4::text[]) as n (id, before, after)
       where f.brand = $1 and f.user_id = n.id and f.sealed = n.before returning f.user_id as id`,
      valuesOf(brand, texts),
    );
    return written.length;
  },
};

const alerts: SealedColumn = {
  name: 'price alerts',
  pages: ofBrand(
    (db, brand, after) =>
      db.queryBrand<Row>(
        brand,
        `select id, brand, id as place, sealed from flight_alerts
         where brand = $1 and id > $2 order by id limit $3`,
        [brand, after, PAGE],
      ),
    ({ id }) => alertContext(id),
  ),
  async write(tx, brand, texts) {
    const written = await tx.query<{ id: string }>(
      `update flight_alerts a set sealed = n.after
       from unnest($2::uuid[], $3::text[], $4::text[]) as n (id, before, after)
       where a.brand = $1 and a.id = n.id and a.sealed = n.before returning a.id`,
      valuesOf(brand, texts),
    );
    return written.length;
  },
};

/** Mails have no index by brand and key, so all brands are read together. */
const mailsToWrite: SealedColumn = {
  name: 'mails to write',
  pages: (db) =>
    toTexts(
      inPages((after) =>
        db.queryBrands<Row>(
          'select id, brand, id as place, sealed from mails where id > $1 order by id limit $2',
          [after, PAGE],
        ),
      ),
      ({ id }) => sealContext(id),
    ),
  async write(tx, brand, texts) {
    const written = await tx.query<{ id: string }>(
      `update mails m set sealed = n.after
       from unnest($2::uuid[], $3::text[], $4::text[]) as n (id, before, after)
       where m.brand = $1 and m.id = n.id and m.sealed = n.before returning m.id`,
      valuesOf(brand, texts),
    );
    return written.length;
  },
};
const storedMails: SealedColumn = {
  name: 'stored mails',
  pages: (db) =>
    toTexts(
      inPages((after) =>
        db.queryBrands<Row>(
          'select id, brand, id as place, content as sealed from mails where id > $1 order by id limit $2',
          [after, PAGE],
        ),
      ),
      ({ id }) => sealContext(id),
    ),
  async write(tx, brand, texts) {
    const written = await tx.query<{ id: string }>(
      `update mails m set content = n.after
       from unnest($2::uuid[], $3::text[], $4::text[]) as n (id, before, after)
       where m.brand = $1 and m.id = n.id and m.content = n.before returning m.id`,
      valuesOf(brand, texts),
    );
    return written.length;
  },
};

/** Every column that BOOKING_KEYS seal. */
export const sealedColumns = (cipher: PeopleCipher): readonly SealedColumn[] => [
  bookings(cipher),
  travelers,
  factors,
  alerts,
  mailsToWrite,
  storedMails,
];
