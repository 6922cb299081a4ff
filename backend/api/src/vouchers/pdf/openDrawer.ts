import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Fonts } from './sheet';
import { type VoucherContent, voucherPdf } from './voucherPdf';

export type DrawVoucher = (content: VoucherContent) => Promise<Uint8Array>;

const LOGOS = 50;

/** Draws in the current thread. Typefaces are read and their tables decoded once (`backend/api/fonts`), and each logo once. */
export function openDrawer(rootDir: string): DrawVoucher {
  let fonts: Promise<Fonts> | undefined;
  const logos = new LRUCache<string, Promise<Buffer | null>>({ max: LOGOS });
  const logoOf = (png: Uint8Array | null): Promise<Buffer | null> | null => {
    if (!png) return null;
    const key = createHash('sha256').update(png).digest('base64');
    const logo = logos.get(key) ?? onWhite(png);
    logos.set(key, logo);
    return logo;
  };
  return async (content) => {
    fonts ??= readFonts(rootDir);
    fonts.catch(() => (fonts = undefined));
    return voucherPdf({ ...content, fonts: await fonts, logo: await logoOf(content.logo) });
  };
}

async function readFonts(rootDir: string): Promise<Fonts> {
  const read = async (name: string) => {
    const face = create(await readFile(join(rootDir, 'backend/api/fonts', `Inter-${name}.ttf`)));
    // A glyph keeps the first character it was requested for as its text, so all are requested here in a fixed order.
    for (const character of face.characterSet) face.glyphForCodePoint(character);
    return face;
  };
  const [regular, semibold, bold] = await Promise.all([
    read('Regular'),
    read('SemiBold'),
    read('Bold'),
  ]);
  const faces = [semibold, bold].map(({ characterSet }) => new Set(characterSet));
  const drawable = regular.characterSet.filter((code) => faces.every((face) => face.has(code)));
  return { regular, semibold, bold, drawable: new Set(drawable) };
}

/**
 * Removes transparency: the PDF library embeds an opaque picture unchanged and processes a transparent one pixel by pixel.
 * Returns null for a file that is no picture.
 */
const onWhite = (png: Uint8Array): Promise<Buffer | null> =>
  sharp(png)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
    .catch(() => null);
