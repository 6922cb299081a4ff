import type { BrandFile } from '@tiquete/contracts';
import { brandPalette } from '@tiquete/domain';
import { loadSharp } from '../../../lib/loadSharp';
import type { ReadBrandFile } from './brandFiles';

/** Pixels of the pictures that phones and networks ask for. */
export const ICON_SIZES = [192, 512] as const;
export const TOUCH_ICON = 180;
export const SHARE = { width: 1200, height: 630 };
/** Parts of an icon's side: launchers cut icons to a circle of four fifths. */
const MARK_PART = 0.56;
/** Of the picture's width and height, so that every logo has air. */
const LOGO_PART = { width: 0.5, height: 0.24 };
const PLATE_PART = { width: 0.64, height: 0.4 };
const MAX_KEPT = 200;
const DENSITY = 300;
const OWN = /^\/brand\/([a-z][a-z0-9-]{1,30})\/([^/]+)$/;
const EMPTY = { r: 0, g: 0, b: 0, alpha: 0 };

export interface BrandPictures {
  /** The favicon on white, as PNG; null when the brand has no such file. */
  icon(brand: BrandFile, size: number): Promise<Buffer | null>;
  /** The logo on a plate over the brand's gradient, as PNG. */
  share(brand: BrandFile): Promise<Buffer | null>;
}

/** Pictures made of a brand's logo, favicon and colours, each drawn once. */
export function createBrandPictures(readFile: ReadBrandFile): BrandPictures {
  const kept = new Map<string, Promise<Buffer | null>>();
  const once = (key: string, make: () => Promise<Buffer | null>) => {
    const known = kept.get(key);
    if (known) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest);
    const made = make();
    made.catch(() => kept.delete(key));
    kept.set(key, made);
    return made;
  };
  const read = async (path: string) => {
    const [, folder = '', name = ''] = OWN.exec(path) ?? [];
    const file = folder === '' ? null : await readFile(folder, name);
    return file && { key: file.etag, bytes: file.bytes };
  };
  return {
    async icon({ favicon }, size) {
      const file = await read(favicon);
      return file && once([favicon, file.key, size].join(), () => drawIcon(file.bytes, size));
    },
    async share(brand) {
      const file = await read(brand.logo);
      const { gradientStart, gradientEnd } = brandPalette(brand);
      const key = [brand.logo, file?.key, gradientStart, gradientEnd].join();
      return file && once(key, () => drawShare(file.bytes, gradientStart, gradientEnd));
    },
  };
}

async function drawIcon(favicon: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = Math.round(size * MARK_PART);
  const mark = await sharp(favicon, { density: DENSITY })
    .resize(side, side, { fit: 'contain', background: EMPTY })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

async function drawShare(logo: Buffer, start: string, end: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = SHARE;
  const [plateWidth, plateHeight] = [width * PLATE_PART.width, height * PLATE_PART.height];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><rect x="${(width - plateWidth) / 2}" y="${(height - plateHeight) / 2}" width="${plateWidth}" height="${plateHeight}" rx="32" fill="#fff"/></svg>`;
  const mark = await sharp(logo, { density: DENSITY })
    .resize(Math.round(width * LOGO_PART.width), Math.round(height * LOGO_PART.height), {
      fit: 'inside',
    })
    .png()
    .toBuffer();
  return sharp(Buffer.from(ground))
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}
