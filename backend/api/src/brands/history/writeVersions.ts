import { type BrandDraft, brandPlatformSchema } from '@tiquete/contracts';
import type { Database, Queryable, Tx } from '../../db/database';
import { BrandRefusal } from '../refusal';
import { settleClaims } from '../hosts/claims';
import { readGrantedBy } from '../people/people';
import { checkMerchant, readPlatform, writePlatform } from '../platform/platform';
import { checkPolicies } from '../policies';
import { checkByReleases, type PublishedReader } from '../remotes/published';
import { compareFiles } from './compareFiles';
import { checkControls, type Model, readBrand } from './readBrand';
import { withBrandsLock, checkDefault, checkHosts, publishBrand } from './publishBrand';
import {
  type BrandVersion,
  readVersions,
  readVersion,
  toVersion,
  VERSION,
  type VersionRow,
} from './versions';

/** The person who acts, and the time. `name` is an e-mail address, a user of the machine, or `file`. */
export interface Author {
  name: string;
  at: Date;
}

/** The version that an editor has open. */
export interface Seen {
  number: number;
  revision: number;
}
/** Checks that the editor has seen the newest version. @throws BrandRefusal CHANGED_MEANWHILE */
function checkSeen(newest: BrandVersion, seen: Seen | undefined): void {
  if (!seen || (newest.number === seen.number && newest.revision === seen.revision)) return;
  const { brand, number, savedBy } = newest;
  throw new BrandRefusal(
    'CHANGED_MEANWHILE',
    `${brand}: version ${number}, saved by ${savedBy}, is newer than what was looked at.`,
  );
}

/**
 * Checks the rule of two people, by the published version, so that an editor can neither publish its removal alone nor use
 * an account invited for that. @throws BrandRefusal SECOND_PERSON_NEEDED, SECOND_PERSON_NEW
 */
function checkPublisher(
  draft: BrandVersion,
  published: BrandVersion | null,
  { name, grantedBy }: { name: string; grantedBy: string | null },
): void {
  if ((published ?? draft).file.two_to_publish !== true) return;
  if (draft.editedBy.includes(name))
    throw new BrandRefusal(
      'SECOND_PERSON_NEEDED',
      `${draft.brand}: ${name} edited this draft; another person publishes it.`,
    );
  if (grantedBy !== null && draft.editedBy.includes(grantedBy))
    throw new BrandRefusal(
      'SECOND_PERSON_NEW',
      `${draft.brand}: ${grantedBy} edited this draft and let ${name} in a few days ago; another person publishes it.`,
    );
}

/** Parses the version that a statement returned. */
async function written(
  tx: Queryable,
  sql: string,
  values: readonly unknown[],
): Promise<BrandVersion> {
  const [row] = await tx.query<VersionRow>(`${sql} returning ${VERSION}`, values);
  if (!row) throw new Error('No version was written.');
  return toVersion(row);
}
async function insertDraft(
  tx: Tx,
  { name, at }: Author,
  { file, number, basedOn }: { file: BrandDraft; number: number; basedOn: number | null },
): Promise<BrandVersion> {
  const draft = await written(
    tx,
    `insert into brand_versions (brand, number, file, based_on, saved_at, saved_by, edited_by)
     values ($1, $2, $3, $4, $5, $6, array[$6::text])`,
    [file.id, number, JSON.stringify(file), basedOn, at, name],
  );
  await settleClaims(tx, file.id);
  return draft;
}

/**
 * Creates a brand as a draft, which is not shown until it is published. `model` is the brand that it copies. @throws
 * BrandRefusal KNOWN_BRAND, BAD_FILE, BAD_SETTING, BAD_MARK_UP, HOST_TAKEN
 */
export async function createBrand(
  db: Database,
  author: Author,
  given: { brand: string; file: unknown; model: Model | null; publishedOf: PublishedReader },
): Promise<BrandVersion> {
  const said = await given.publishedOf(given.brand);
  return withBrandsLock(db, async (tx) => {
    const file = readBrand(given.file, given.brand);
    checkByReleases(file, given.model?.file ?? null, said);
    const state = await readVersions(tx, given.brand);
    if (state.draft ?? state.published)
      throw new BrandRefusal('KNOWN_BRAND', `There is a brand "${given.brand}" already.`);
    await checkHosts(tx, file);
    // The copy gets the refund limit of its model, but neither its merchant nor its place as default brand.
    const { refund_limit } = given.model ? await readPlatform(tx, given.model.of) : {};
    await writePlatform(tx, author, file.id, brandPlatformSchema.parse({ refund_limit }));
    return insertDraft(tx, author, { file, number: 1, basedOn: null });
  });
}

interface Saving {
  brand: string;
  seen?: Seen;
  edit: (file: BrandDraft) => unknown;
  publishedOf: PublishedReader;
}
/**
 * Saves the draft of the next version, which is created if missing. `edit` receives the newest file, draft or published.
 * @throws BrandRefusal UNKNOWN_BRAND, CHANGED_MEANWHILE, BAD_FILE, BAD_SETTING, BAD_MARK_UP, HOST_TAKEN, NOTHING_CHANGED
 */
export async function saveDraft(
  db: Database,
  author: Author,
  { brand, seen, edit, publishedOf }: Saving,
): Promise<BrandVersion> {
  const said = await publishedOf(brand);
  return withBrandsLock(db, async (tx) => {
    const { draft, published } = await readVersions(tx, brand);
    const newest = draft ?? published;
    if (!newest) throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
    checkSeen(newest, seen);
    const file = readBrand(edit(newest.file), brand);
    checkByReleases(file, newest.file, said);
    if (compareFiles(newest.file, file).length === 0)
      throw new BrandRefusal('NOTHING_CHANGED', `${brand}: nothing would change.`);
    await checkHosts(tx, file);
    if (!draft)
      return insertDraft(tx, author, { file, number: newest.number + 1, basedOn: newest.number });
    const saved = await written(
      tx,
      `update brand_versions set file = $3, revision = revision + 1, saved_at = $4, saved_by = $5,
              edited_by = array_append(array_remove(edited_by, $5::text), $5::text)
        where brand = $1 and number = $2`,
      [brand, draft.number, JSON.stringify(file), author.at, author.name],
    );
    await settleClaims(tx, brand);
    return saved;
  });
}

interface Publication {
  brand: string;
  seen?: Seen;
  note?: string | null;
  /** Names of the configured merchants; null when they are not known. */
  merchants: ReadonlySet<string> | null;
}
/**
 * Publishes the draft. If another version was published after it began, the draft takes the next number. @throws BrandRefusal
 * UNKNOWN_BRAND, NO_DRAFT, CHANGED_MEANWHILE, SECOND_PERSON_NEEDED, SECOND_PERSON_NEW, POLICY_VERSION_TAKEN, BAD_FILE,
 * UNKNOWN_MERCHANT, HOST_TAKEN, HOST_UNVERIFIED, DEFAULT_BRAND
 */
export async function publishDraft(
  db: Database,
  { name, at }: Author,
  { brand, seen, note = null, merchants }: Publication,
): Promise<BrandVersion> {
  const grantedBy = await readGrantedBy(db, { brand, email: name, at });
  return withBrandsLock(db, async (tx) => {
    const { draft, published } = await readVersions(tx, brand);
    if (!draft)
      throw published
        ? new BrandRefusal('NO_DRAFT', `${brand}: there is no draft to publish.`)
        : new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
    checkSeen(draft, seen);
    checkPublisher(draft, published, { name, grantedBy });
    checkControls(draft.file);
    checkMerchant(brand, await readPlatform(tx, brand), merchants);
    await checkPolicies(tx, draft.file);
    const version = await written(
      tx,
      `update brand_versions set number = $3, published_at = $4, published_by = $5, note = $6
        where brand = $1 and number = $2`,
      [brand, draft.number, Math.max(draft.number, (published?.number ?? 0) + 1), at, name, note],
    );
    await publishBrand(tx, version.file, at);
    await checkDefault(tx);
    return version;
  });
}

/**
 * Publishes an earlier version again at once: the previous one, or `to`. A draft stays. @throws BrandRefusal UNKNOWN_BRAND,
 * CHANGED_MEANWHILE, UNKNOWN_VERSION, NOTHING_CHANGED, BAD_FILE, UNKNOWN_MERCHANT, HOST_TAKEN, HOST_UNVERIFIED, DEFAULT_BRAND
 */
export const revertBrand = (
  db: Database,
  { name, at }: Author,
  given: Publication & { to?: number | null },
): Promise<BrandVersion> =>
  withBrandsLock(db, async (tx) => {
    const { brand, seen, note = null } = given;
    const { draft, published } = await readVersions(tx, brand);
    if (!published)
      throw new BrandRefusal('UNKNOWN_BRAND', `There is no published brand "${brand}".`);
    checkSeen(published, seen);
    const to = given.to ?? (await numberBefore(tx, published));
    const earlier = to === null ? null : await readVersion(tx, brand, to);
    if (!earlier?.publishedAt)
      throw new BrandRefusal(
        'UNKNOWN_VERSION',
        to === null
          ? `${brand}: there is no version before ${published.number}.`
          : `${brand}: version ${to} was never published.`,
      );
    if (compareFiles(published.file, earlier.file).length === 0)
      throw new BrandRefusal(
        'NOTHING_CHANGED',
        `${brand}: version ${earlier.number} is what travellers see already.`,
      );
    if (published.file.two_to_publish && !earlier.file.two_to_publish)
      throw new BrandRefusal(
        'SECOND_PERSON_NEEDED',
        `${brand}: version ${earlier.number} asks for one person only; publish that as a draft.`,
      );
    checkControls(earlier.file);
    checkMerchant(brand, await readPlatform(tx, brand), given.merchants);
    const number = Math.max(published.number, draft?.number ?? 0) + 1;
    const version = await written(
      tx,
      `insert into brand_versions (brand, number, file, based_on, reverts, saved_at, saved_by, edited_by, published_at, published_by, note)
       values ($1, $2, $3, $4, $5, $6, $7, array[$7::text], $6, $7, $8)`,
      [
        ...[brand, number, JSON.stringify(earlier.file), published.number, earlier.number],
        ...[at, name, note],
      ],
    );
    await publishBrand(tx, version.file, at);
    await checkDefault(tx);
    return version;
  });

/**
 * Number of the version that was published before this one. For a version that restored an older one: before the older
 * one.
 */
async function numberBefore(tx: Tx, { brand, number, reverts }: BrandVersion) {
  const [row] = await tx.query<{ number: number }>(
    `select number from brand_versions where brand = $1 and number < $2 and published_at is not null
      order by number desc limit 1`,
    [brand, reverts ?? number],
  );
  return row?.number ?? null;
}

/** Discards a draft. @throws BrandRefusal NO_DRAFT, CHANGED_MEANWHILE */
export const discardDraft = (
  db: Database,
  { brand, seen }: { brand: string; seen?: Seen },
): Promise<void> =>
  withBrandsLock(db, async (tx) => {
    const { draft } = await readVersions(tx, brand);
    if (!draft) throw new BrandRefusal('NO_DRAFT', `${brand}: there is no draft.`);
    checkSeen(draft, seen);
    await tx.query('delete from brand_versions where brand = $1 and number = $2', [
      brand,
      draft.number,
    ]);
    // A brand that was never published is deleted with its draft, so that a new brand with its id inherits nothing.
    await tx.query(
      'delete from brand_platform where brand = $1 and not exists (select from brand_versions where brand = $1)',
      [brand],
    );
    await settleClaims(tx, brand);
  });
