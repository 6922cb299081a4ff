import { type BrandDraft, brandDraftSchema } from '@tiquete/contracts';
import type { Queryable } from '../../../db/database';

/** One version of a brand as it is kept. */
export interface BrandVersion {
  brand: string;
  /** From 1 on in the order of publication; a draft takes a newer one when others were published since it began. */
  number: number;
  file: BrandDraft;
  /** Counts the savings of a draft. */
  revision: number;
  basedOn: number | null;
  reverts: number | null;
  savedAt: Date;
  savedBy: string;
  /** Everybody who saved something of it. */
  editedBy: string[];
  /** Null: a draft. */
  publishedAt: Date | null;
  publishedBy: string | null;
  note: string | null;
}
/** Without the file, for lists. */
export type BrandVersionEntry = Omit<BrandVersion, 'file'>;

const ENTRY = `brand, number, revision, based_on as "basedOn", reverts, saved_at as "savedAt", saved_by as "savedBy", edited_by as "editedBy",
  published_at as "publishedAt", published_by as "publishedBy", note`;

/** What a statement over `brand_versions` answers with, to be read by `toVersion`. */
export const VERSION = `${ENTRY}, file`;
export type VersionRow = BrandVersionEntry & { file: unknown };

export const toVersion = (row: VersionRow): BrandVersion => ({
  ...row,
  file: brandDraftSchema.parse(row.file),
});

/** The newest published version and the draft of a brand, each null when there is none. */
export async function readState(db: Queryable, brand: string) {
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

/** Null when the brand has no such version. */
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

/** The newest first. */
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
  /** Numbers; null when there is none. */
  published: number | null;
  draft: number | null;
}
/** Every brand of `ids`, or every brand, that is published or has a draft, in order. */
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
