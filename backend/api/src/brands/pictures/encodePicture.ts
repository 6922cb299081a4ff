import type { DrawJobs, DrawnPicture } from '../../lib/drawing/jobs';
import { loadSharp } from '../../lib/loadSharp';
import { refuse } from '../../lib/refuse';

export type PictureKind = DrawJobs['picture']['input']['kind'];
const READ = ['png', 'jpeg', 'webp', 'svg'];
const MAX_PIXELS = 40_000_000;
/** Sizes in pixels: a logo at twice its display size, an icon as home screens use it. */
const SIZES = {
  logo: { width: 960, height: 240, fit: 'inside' },
  favicon: { width: 180, height: 180, fit: 'contain' },
} as const;
const RATIO = { least: 0.5, most: 8 };

/**
 * SVG elements and declarations that reference other parts of a document. Nested, a few lines of them are drawn millions of
 * times.
 */
const REFERENCE = /<(?:[\w-]+:)?(?:use|feImage|tref)[\s/>]|<!ENTITY/i;
const hasReferences = (given: Buffer): boolean =>
  REFERENCE.test(given.toString('utf8')) || REFERENCE.test(given.toString('utf16le'));

/**
 * Encodes an uploaded picture again. Scripts and metadata are removed, and an SVG becomes pixels. @throws AppError
 * INVALID_FORMAT for a file that is no picture, is too large or has the wrong shape for a logo
 */
export async function encodePicture(given: Buffer, kind: PictureKind): Promise<DrawnPicture> {
  if (hasReferences(given))
    refuse(
      'INVALID_FORMAT',
      '/content',
      'El SVG repite partes con «use» o las trae de otro lado. Expórtalo con los trazos expandidos, o súbelo como PNG.',
    );
  const { data, info } = await draw(given, kind).catch(() =>
    refuse(
      'INVALID_FORMAT',
      '/content',
      'No pudimos leer la imagen. Usa un PNG, JPG, WebP o SVG de hasta 1 MB.',
    ),
  );
  const ratio = Math.round((info.width / info.height) * 1000) / 1000;
  if (kind === 'logo' && (ratio < RATIO.least || ratio > RATIO.most))
    refuse(
      'INVALID_FORMAT',
      '/content',
      'El logo debe medir de ancho entre la mitad y ocho veces su alto. Recorta los bordes vacíos.',
    );
  return { bytes: data, ratio };
}

async function draw(given: Buffer, kind: PictureKind) {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const { format } = await sharp(given, options).metadata();
  if (!READ.includes(format)) throw new Error(`${format} is not read`);
  return sharp(given, { ...options, ...(format === 'svg' && { density: 288 }) })
    .autoOrient()
    .resize({ ...SIZES[kind], background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
}
