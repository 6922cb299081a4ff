import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../../db/database';
import type { Drawing } from '../../lib/drawing/drawing';
import { withBrandsLock } from '../history/publishBrand';
import type { Author } from '../history/writeVersions';
import type { PictureKind } from './encodePicture';
import { DrawingError } from '../../lib/drawing/drawProcess';
import type { DrawJobs } from '../../lib/drawing/jobs';
import { refuse } from '../../lib/refuse';

/** Path of a picture on a brand's pages, and its width divided by its height. */
export interface StoredPicture {
  path: string;
  ratio: number;
}
/** Width of the picture that drafts name. Pages derive the other widths from it. */
const NAMED_WIDTH = 1280;
const RETENTION_DAYS = 60;

/** Stores an uploaded picture, encoded again, and returns its path. @throws AppError INVALID_FORMAT */
export async function storePicture(
  { db, drawing }: { db: Queryable; drawing: Drawing },
  author: Author,
  { brand, kind, content }: { brand: string; kind: PictureKind; content: Buffer },
): Promise<StoredPicture> {
  const { bytes, ratio } = await drawUpload(drawing, brand, 'picture', { bytes: content, kind });
  const name = `${kind}-${hashOf([bytes])}.png`;
  await insert(db, author, { brand, name, bytes });
  return { path: `/brand/${brand}/${name}`, ratio };
}

/** Stores a photograph for the top of first pages, in every width. @throws AppError INVALID_FORMAT */
export async function storeHero(
  { db, drawing }: { db: Database; drawing: Drawing },
  author: Author,
  { brand, content }: { brand: string; content: Buffer },
): Promise<StoredPicture> {
  const { files, ratio } = await drawUpload(drawing, brand, 'hero', { bytes: content });
  const hash = hashOf(files.map(({ bytes }) => bytes));
  const nameOf = (width: number) => `hero-${hash}-${width}.webp`;
  await db.transaction(async (tx) => {
    for (const { width, bytes } of files)
      await insert(tx, author, { brand, name: nameOf(width), bytes });
  });
  return { path: `/brand/${brand}/${nameOf(NAMED_WIDTH)}`, ratio };
}

const hashOf = (parts: readonly Buffer[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** A repeated upload renews the picture's date. */
const insert = (
  db: Queryable,
  { name: author, at }: Author,
  { brand, name, bytes }: { brand: string; name: string; bytes: Buffer },
) =>
  db.query(
    `insert into brand_pictures (brand, name, bytes, saved_at, saved_by) values ($1, $2, $3, $4, $5)
     on conflict (brand, name) do update set saved_at = excluded.saved_at`,
    [brand, name, bytes, at, author],
  );

/** A picture; null when the brand has none with this name. */
export async function readPicture(
  db: Queryable,
  brand: string,
  name: string,
): Promise<Buffer | null> {
  const [row] = await db.query<{ bytes: Buffer }>(
    'select bytes from brand_pictures where brand = $1 and name = $2',
    [brand, name],
  );
  return row?.bytes ?? null;
}

/** Deletes old uploads that no version of any brand names, so that every version can still be restored. */
export const purgePictures = (db: Database, now: Date): Promise<void> =>
  withBrandsLock(db, async (tx) => {
    const oldest = new Date(now.getTime() - RETENTION_DAYS * 24 * 3_600_000);
    await tx.query(
      `with named as (
         select distinct regexp_replace(found[1], '-\\d+\\.webp$', '') as path from brand_versions,
                lateral regexp_matches(file::text, '"(/brand/[a-z0-9-]+/[a-z0-9.-]+)"', 'g') as found)
       delete from brand_pictures where saved_at < $1 and not exists (
         select from named where path = '/brand/' || brand || '/' || regexp_replace(name, '-\\d+\\.webp$', ''))`,
      [oldest],
    );
  });

/** Draws an uploaded picture. @throws AppError INVALID_FORMAT, even for a picture that takes too much time or memory */
async function drawUpload<K extends 'picture' | 'hero'>(
  drawing: Drawing,
  brand: string,
  kind: K,
  input: DrawJobs[K]['input'],
): Promise<DrawJobs[K]['output']> {
  try {
    return await drawing.draw(brand, kind, input);
  } catch (error) {
    if (error instanceof DrawingError && error.kind !== 'closed')
      refuse(
        'INVALID_FORMAT',
        '/content',
        'No pudimos dibujar la imagen: es demasiado compleja. Simplifícala, o súbela como PNG.',
      );
    throw error;
  }
}
