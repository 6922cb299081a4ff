import { type BrandDraft, brandDraftSchema } from '@tiquete/contracts';
import type { Database, Tx } from '../../../db/database';
import { fieldProblems } from '../../../lib/json-file/readJsonFile';
import * as z from 'zod';
import { BrandRefusal } from '../refusal';
import { compareFiles } from './compareFiles';
import { type BrandVersion, readState, readVersion } from './versions';

/** Who does it and when; `name` is an e-mail address, a user of the machine or `file`. */
export interface Author {
  name: string;
  at: Date;
}

/** A brand as somebody wrote it. @throws BrandRefusal BAD_FILE with every mistake, a field that does not exist among them */
export function readBrand(value: unknown, brand: string): BrandDraft {
  const parsed = brandDraftSchema.strict().safeParse(value);
  const problems = parsed.success
    ? idProblems(parsed.data, brand)
    : parsed.error.issues.flatMap(fieldProblems);
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new BrandRefusal(
    'BAD_FILE',
    `${brand}: what was given is no brand.`,
    problems.map(({ path, message }) => ({ field: z.core.toDotPath(path), message })),
  );
}
const idProblems = ({ id }: BrandDraft, brand: string) =>
  id === brand ? [] : [{ path: ['id'], message: `must stay ${brand}` }];

/** One change of brands at a time: hosts and the default one concern all of them. */
const alone = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query('lock table brand_versions in share row exclusive mode');
    return work(tx);
  });

/**
 * Begins a brand that is not there yet, as a draft that nobody sees until it is published.
 * @throws BrandRefusal KNOWN_BRAND, BAD_FILE, HOST_TAKEN
 */
export const createBrand = (
  db: Database,
  { name, at }: Author,
  given: { brand: string; file: unknown },
): Promise<BrandVersion> =>
  alone(db, async (tx) => {
    const file = readBrand(given.file, given.brand);
    const { draft, published } = await readState(tx, given.brand);
    if (draft ?? published)
      throw new BrandRefusal('KNOWN_BRAND', `There is a brand "${given.brand}" already.`);
    await checkHosts(tx, file);
    return insertDraft(tx, { file, name, at, number: 1, basedOn: null });
  });

/**
 * Saves what the next version will be; begins it when there is none. `revision` is that of the draft as it was read: null, there was
 * none; undefined, whatever it is.
 * @throws BrandRefusal UNKNOWN_BRAND, BAD_FILE, HOST_TAKEN, CHANGED_MEANWHILE, NOTHING_CHANGED
 */
export const saveDraft = (
  db: Database,
  { name, at }: Author,
  given: {
    brand: string;
    /** From the newest file, draft or published. */
    edit: (file: BrandDraft) => unknown;
    revision?: number | null;
  },
): Promise<BrandVersion> =>
  alone(db, async (tx) => {
    const { draft, published } = await readState(tx, given.brand);
    const newest = draft ?? published;
    if (!newest) throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${given.brand}".`);
    if (given.revision !== undefined && given.revision !== (draft?.revision ?? null))
      throw new BrandRefusal(
        'CHANGED_MEANWHILE',
        draft
          ? `${given.brand}: ${draft.savedBy} saved the draft meanwhile; look at it and save again.`
          : `${given.brand}: the draft was published or thrown away meanwhile.`,
      );
    const file = readBrand(given.edit(newest.file), given.brand);
    if (compareFiles(newest.file, file).length === 0)
      throw new BrandRefusal('NOTHING_CHANGED', `${given.brand}: nothing would change.`);
    await checkHosts(tx, file);
    if (!draft)
      return insertDraft(tx, {
        file,
        name,
        at,
        number: newest.number + 1,
        basedOn: newest.number,
      });
    await tx.query(
      `update brand_versions set file = $3, revision = revision + 1, saved_at = $4, saved_by = $5
        where brand = $1 and number = $2`,
      [given.brand, draft.number, JSON.stringify(file), at, name],
    );
    return { ...draft, file, revision: draft.revision + 1, savedAt: at, savedBy: name };
  });

async function insertDraft(
  tx: Tx,
  given: { file: BrandDraft; name: string; at: Date; number: number; basedOn: number | null },
): Promise<BrandVersion> {
  const { file, name, at, number, basedOn } = given;
  await tx.query(
    `insert into brand_versions (brand, number, file, based_on, saved_at, saved_by) values ($1, $2, $3, $4, $5, $6)`,
    [file.id, number, JSON.stringify(file), basedOn, at, name],
  );
  return {
    brand: file.id,
    number,
    file,
    revision: 1,
    basedOn,
    reverts: null,
    savedAt: at,
    savedBy: name,
    publishedAt: null,
    publishedBy: null,
    note: null,
  };
}

/**
 * Makes the draft what travellers see. `revision` as in `saveDraft`.
 * @throws BrandRefusal UNKNOWN_BRAND, NO_DRAFT, CHANGED_MEANWHILE, HOST_TAKEN, DEFAULT_BRAND
 */
export const publishDraft = (
  db: Database,
  author: Author,
  given: { brand: string; revision?: number; note?: string },
): Promise<BrandVersion> =>
  alone(db, async (tx) => {
    const { draft, published } = await readState(tx, given.brand);
    if (!draft)
      throw published
        ? new BrandRefusal('NO_DRAFT', `${given.brand}: there is no draft to publish.`)
        : new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${given.brand}".`);
    if (given.revision !== undefined && given.revision !== draft.revision)
      throw new BrandRefusal(
        'CHANGED_MEANWHILE',
        `${given.brand}: ${draft.savedBy} saved the draft meanwhile; look at it and publish again.`,
      );
    await tx.query(
      `update brand_versions set published_at = $3, published_by = $4, note = $5 where brand = $1 and number = $2`,
      [given.brand, draft.number, author.at, author.name, given.note ?? null],
    );
    await serve(tx, draft.file, author.at);
    return {
      ...draft,
      publishedAt: author.at,
      publishedBy: author.name,
      note: given.note ?? null,
    };
  });

/**
 * Brings back an earlier version as a new one, at once: the one before, or `to`. A draft stays.
 * @throws BrandRefusal UNKNOWN_BRAND, UNKNOWN_VERSION, NOTHING_CHANGED, HOST_TAKEN, DEFAULT_BRAND
 */
export const revertBrand = (
  db: Database,
  { name, at }: Author,
  given: { brand: string; to?: number; note?: string },
): Promise<BrandVersion> =>
  alone(db, async (tx) => {
    const { draft, published } = await readState(tx, given.brand);
    if (!published)
      throw new BrandRefusal('UNKNOWN_BRAND', `There is no published brand "${given.brand}".`);
    const to = given.to ?? (await numberBefore(tx, published));
    const earlier = to === null ? null : await readVersion(tx, given.brand, to);
    if (!earlier?.publishedAt)
      throw new BrandRefusal(
        'UNKNOWN_VERSION',
        to === null
          ? `${given.brand}: there is no version before ${published.number}.`
          : `${given.brand}: version ${to} was never published.`,
      );
    if (compareFiles(published.file, earlier.file).length === 0)
      throw new BrandRefusal(
        'NOTHING_CHANGED',
        `${given.brand}: version ${earlier.number} is what travellers see already.`,
      );
    const number = Math.max(published.number, draft?.number ?? 0) + 1;
    await tx.query(
      `insert into brand_versions (brand, number, file, based_on, reverts, saved_at, saved_by, published_at, published_by, note)
       values ($1, $2, $3, $4, $5, $6, $7, $6, $7, $8)`,
      [
        given.brand,
        number,
        JSON.stringify(earlier.file),
        published.number,
        earlier.number,
        at,
        name,
        given.note ?? null,
      ],
    );
    await serve(tx, earlier.file, at);
    return {
      ...earlier,
      number,
      revision: 1,
      basedOn: published.number,
      reverts: earlier.number,
      savedAt: at,
      savedBy: name,
      publishedAt: at,
      publishedBy: name,
      note: given.note ?? null,
    };
  });

/** What was published before a version; what that one brought back is not brought back again. */
async function numberBefore(tx: Tx, { brand, number, reverts }: BrandVersion) {
  const [row] = await tx.query<{ number: number }>(
    `select number from brand_versions where brand = $1 and number < $2 and published_at is not null
      order by number desc limit 1`,
    [brand, reverts ?? number],
  );
  return row?.number ?? null;
}

/** Throws a draft away. @throws BrandRefusal NO_DRAFT */
export const discardDraft = (db: Database, brand: string): Promise<void> =>
  alone(db, async (tx) => {
    const gone = await tx.query(
      'delete from brand_versions where brand = $1 and published_at is null returning 1',
      [brand],
    );
    if (gone.length === 0) throw new BrandRefusal('NO_DRAFT', `${brand}: there is no draft.`);
  });

/** What is published stands in `brands`, which tells every replica. */
async function serve(tx: Tx, file: BrandDraft, at: Date): Promise<void> {
  await checkHosts(tx, file);
  await tx.query(
    `insert into brands (id, hosts, file, updated_at) values ($1, $2, $3, $4)
     on conflict (id) do update set hosts = excluded.hosts, file = excluded.file, updated_at = excluded.updated_at`,
    [file.id, file.hosts, JSON.stringify(file), at],
  );
  const defaults = await tx.query(`select 1 from brands where (file ->> 'is_default')::boolean`);
  if (defaults.length !== 1)
    throw new BrandRefusal(
      'DEFAULT_BRAND',
      `Exactly one brand must be the default; there would be ${defaults.length}.`,
    );
}

/** A host answers for one brand, drafts counted: two must not wait for the same. */
async function checkHosts(tx: Tx, { id, hosts }: BrandDraft): Promise<void> {
  const taken = await tx.query<{ host: string; brand: string }>(
    `select host, id as brand from brands, unnest(hosts) as host where id <> $1 and host = any($2)
     union
     select host, brand from brand_versions, jsonb_array_elements_text(file -> 'hosts') as host
      where published_at is null and brand <> $1 and host = any($2)
     order by 1`,
    [id, hosts],
  );
  if (taken.length > 0)
    throw new BrandRefusal(
      'HOST_TAKEN',
      taken.map(({ host, brand }) => `${host} belongs to the brand "${brand}".`).join(' '),
    );
}
