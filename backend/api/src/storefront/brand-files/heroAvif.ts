import { HERO_WIDTHS } from '@tiquete/domain';
import { LRUCache } from 'lru-cache';
import type { Drawing } from '../../lib/drawing/drawing';
import type { PictureStore } from '../media/pictureStore';
import type { BrandFileContent, ReadBrandFile } from './brandFiles';

/** `hero-960.avif` of the file `hero.webp`, or of `hero-1280.webp` when the picture is stored in several widths. */
const AVIF = /^(.+)-(640|960|1280|1920)\.avif$/;
/** Effort of the encoding. Higher ones take seconds and save less than a tenth. */
const EFFORT = 3;
const MAX_FAILED = 200;
/** Milliseconds after which a failed encoding is retried. */
const FAILED_MS = 10 * 60_000;

/**
 * Adds AVIF files to a reader of brands' files, encoded from their WebP. Until a file is encoded, and when that fails, its
 * address answers with the WebP: a hero is the first thing that visitors see, so they never wait for an encoding.
 */
export function withAvif(
  read: ReadBrandFile,
  { drawing, store }: { drawing: Pick<Drawing, 'draw'>; store: PictureStore },
): ReadBrandFile {
  const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: FAILED_MS });
  const encode = (path: string, brand: string, input: { bytes: Buffer; width: number }) => {
    if (failed.has(path)) return;
    store
      .get(path, () => drawing.draw(brand, 'photo', { ...input, format: 'avif', effort: EFFORT }))
      .catch(() => failed.set(path, true));
  };
  return async (brand, name): Promise<BrandFileContent | null> => {
    const [, stem, digits] = AVIF.exec(name) ?? [];
    if (stem === undefined) return read(brand, name);
    const width = Number(digits);
    const stored = HERO_WIDTHS.find((each) => each >= width);
    const webp =
      (await read(brand, `${stem}-${stored}.webp`)) ?? (await read(brand, `${stem}.webp`));
    if (!webp) return null;
    // The tag changes with the WebP, and so does the path.
    const tag = `${webp.etag.slice(1, -1)}-${width}.avif`;
    const path = `/heroes/${brand}/${tag}`;
    const bytes = await store.peek(path);
    if (bytes) return { ...webp, bytes, contentType: 'image/avif', etag: `"${tag}"` };
    encode(path, brand, { bytes: webp.bytes, width });
    return { ...webp, isFinal: false };
  };
}
