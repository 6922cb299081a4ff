import { type BrandDraft, brandDraftSchema } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';

/** One stored version of a brand. */
export interface BrandVersion {
  brand: string;
  /**
   * Number from 1 in the order of publication. A draft takes a new number when another version was published after it began.
   */
  number: number;
  file: BrandDraft;
  /** Number of times that the draft was saved. */
  revision: number;
  basedOn: number | null;
  reverts: number | null;
  savedAt: Date;
  savedBy: string;
  /** Names of all editors of this version. */
  editedBy: string[];
  /** Time of the publication; null for a draft. */
  publishedAt: Date | null;
  publishedBy: string | null;
  note: string | null;
}
/** A version without its file, for lists. */
export type BrandVersionEntry = Omit<BrandVersion, 'file'>;

const ENTRY = `
  brand, number, revision, based_on as "basedOn", reverts, saved_at as "savedAt", saved_by as "savedBy",
  edited_by as "editedBy", published_at as "publishedAt", published_by as "publishedBy", note`;

/** Columns of a statement over `brand_versions`, parsed by `toVersion`. */
export const VERSION = `${ENTRY}, file`;
export type VersionRow = BrandVersionEntry & { file: unknown };

export const toVersion = (row: VersionRow): BrandVersion => ({
  ...row,
  file: brandDraftSchema.parse(row.file),
});

/** Newest published version and draft of a brand; each is null when missing. */
export async function readVersions(db: Queryable, brand: string) {
  const rows = await db.query<VersionRow>(
    `(select ${VERSION} from brand_versions where brand = $1 and published_at is null)
     union all
     (select ${VERSION} from brand_versions where brand = $1 and published_at is not null order by number desc limit 1)`,
    [brand],
  );
  const versions = rows.map(toVersion);
  return {
    draft: versions.find(({ publishedAt }) => publishedAt === null) ?? null,
    published: versions.find(({ publishedAt }) => publishedAt !== null) ?? null,
  };
}

/** A version of a brand; null when there is none. */
export async function readVersion(
  db: Queryable,
  brand: string,
  number: number,
): Promise<BrandVersion | null> {
  const [row] = await db.query<VersionRow>(
    `select ${VERSION} from brand_versions where brand = $1 and number = $2`,
    [brand, number],
  );
  return row ? toVersion(row) : null;
}

/** Published versions, the newest first. */
export const readHistory = (
  db: Queryable,
  brand: string,
  limit: number,
): Promise<BrandVersionEntry[]> =>
  db.query<BrandVersionEntry>(
    `select ${ENTRY} from brand_versions where brand = $1 order by number desc limit $2`,
    [brand, limit],
  );

export interface ListedBrand {
  brand: string;
  name: string;
  hosts: string[];
  /** Version numbers of publication and draft; null when missing. */
  published: number | null;
  draft: number | null;
}
/** All brands (or those of `ids`) that are published or have a draft, sorted. */
export const listBrands = (
  db: Queryable,
  ids: readonly string[] | null = null,
): Promise<ListedBrand[]> =>
  db.query<ListedBrand>(
    `select brand, (array_agg(file ->> 'name' order by number desc))[1] as name,
            array(select jsonb_array_elements_text((array_agg(file -> 'hosts' order by number desc))[1])) as hosts,
            max(number) filter (where published_at is not null) as published,
            max(number) filter (where published_at is null) as draft
       from brand_versions where $1::text[] is null or brand = any($1) group by brand order by brand`,
    [ids],
  );
