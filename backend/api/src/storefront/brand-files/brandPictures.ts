import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrandFile } from '@tiquete/contracts';
import { brandPalette } from '@tiquete/domain';
import { LRUCache } from 'lru-cache';
import type { Drawing } from '../../lib/drawing/drawing';
import type { ReadBrandFile } from './brandFiles';

/** Sizes in pixels of the icons that phones and networks request. */
export const ICON_SIZES = [192, 512] as const;
export const TOUCH_ICON = 180;
const MAX_CACHED = 200;
const MAX_BRANDS = 500;
/** Milliseconds that the first visitor waits for a drawing, which continues afterwards. */
const PATIENCE_MS = 1500;
/** Milliseconds after which a failed drawing is retried. */
const FAILED_MS = 10 * 60_000;
const OWN = /^\/brand\/([a-z][a-z0-9-]{1,30})\/([^/]+)$/;

/** `isFinal`: drawn from the brand's current pictures; otherwise the last good picture or a neutral one. */
export interface BrandPicture {
  bytes: Buffer;
  isFinal: boolean;
}
interface Wanted {
  /** Changes with every part of the drawing. */
  key: string;
  /** Identifies the picture across its changes. */
  place: string;
  neutral: Buffer;
  make: () => Promise<Buffer>;
}

/**
 * Pictures drawn once from a brand's logo, favicon and colours. Requests wait only briefly for a drawing; until then, and when
 * it fails, the brand's last good picture or a neutral one of `backend/api/pictures` is served.
 */
export function createBrandPictures(
  readFile: ReadBrandFile,
  { drawing, rootDir }: { drawing: Drawing; rootDir: string },
) {
  const neutral = readNeutral(rootDir);
  const drawn = new LRUCache<string, Buffer>({ max: MAX_CACHED });
  const lastGood = new LRUCache<string, Buffer>({ max: MAX_BRANDS });
  const failed = new LRUCache<string, true>({ max: MAX_CACHED, ttl: FAILED_MS });
  const running = new Map<string, Promise<void>>();
  const start = ({ key, place, make }: Wanted): Promise<void> => {
    const known = running.get(key);
    if (known) return known;
    const drawingIt = make()
      .then(
        (bytes) => {
          drawn.set(key, bytes);
          lastGood.set(place, bytes);
        },
        () => void failed.set(key, true),
      )
      .finally(() => running.delete(key));
    running.set(key, drawingIt);
    return drawingIt;
  };
  const show = async (wanted: Wanted): Promise<BrandPicture> => {
    const { key, place } = wanted;
    if (!drawn.has(key) && !failed.has(key))
      await Promise.race([start(wanted), wait(PATIENCE_MS, undefined, { ref: false })]);
    const bytes = drawn.get(key);
    return bytes
      ? { bytes, isFinal: true }
      : { bytes: lastGood.get(place) ?? wanted.neutral, isFinal: false };
  };
  const read = async (path: string) => {
    const [, folder = '', name = ''] = OWN.exec(path) ?? [];
    const file = folder === '' ? null : await readFile(folder, name);
    return file && { key: file.etag, bytes: file.bytes };
  };
  return {
    /** The favicon on white, as PNG; null when the brand has no such file. */
    async icon({ id, favicon }: BrandFile, size: number): Promise<BrandPicture | null> {
      const file = await read(favicon);
      if (!file) return null;
      return show({
        key: [favicon, file.key, size].join(),
        place: `${id} ${size}`,
        neutral: neutral.icon(size),
        make: () => drawing.draw(id, 'icon', { bytes: file.bytes, size }),
      });
    },
    /** The logo on a plate over the brand's gradient, as PNG. */
    async share(brand: BrandFile): Promise<BrandPicture | null> {
      const file = await read(brand.logo);
      if (!file) return null;
      const { gradientStart: start, gradientEnd: end } = brandPalette(brand);
      return show({
        key: [brand.logo, file.key, start, end].join(),
        place: `${brand.id} share`,
        neutral: neutral.share,
        make: () => drawing.draw(brand.id, 'share', { bytes: file.bytes, start, end }),
      });
    },
  };
}
export type BrandPictures = ReturnType<typeof createBrandPictures>;

/** Neutral PNG pictures of no brand. */
function readNeutral(rootDir: string) {
  const readPicture = (name: string) =>
    readFileSync(join(rootDir, 'backend/api/pictures', `${name}.png`));
  const icons = new Map(
    [...ICON_SIZES, TOUCH_ICON].map((size) => [size, readPicture(`icon-${size}`)]),
  );
  const share = readPicture('share');
  return { share, icon: (size: number) => icons.get(size) ?? share };
}
