import { createHash } from 'node:crypto';
import type { Queryable } from '../../../db/database';
import type { Author } from '../history/writeVersions';
import { encodePicture, type PictureKind } from './encodePicture';

/** Keeps an uploaded picture, drawn anew, and answers where the brand's pages find it. @throws AppError INVALID_FORMAT */
export async function keepPicture(
  db: Queryable,
  { name: author, at }: Author,
  { brand, kind, content }: { brand: string; kind: PictureKind; content: Buffer },
): Promise<{ path: string; ratio: number }> {
  const { bytes, ratio } = await encodePicture(content, kind);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const name = `${kind}-${hash}.png`;
  await db.query(
    `insert into brand_pictures (brand, name, bytes, saved_at, saved_by) values ($1, $2, $3, $4, $5)
     on conflict (brand, name) do nothing`,
    [brand, name, bytes, at, author],
  );
  return { path: `/brand/${brand}/${name}`, ratio };
}

/** Null when the brand has none of that name. */
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
