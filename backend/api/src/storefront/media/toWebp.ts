import { loadSharp } from '../../lib/loadSharp';

const QUALITY = 72;
/** Pixels of the largest picture that is decoded: 24 megapixels, some 100 MB. */
const MAX_PIXELS = 24_000_000;

/**
 * Converts to WebP, at most `width` pixels wide and never enlarged, without camera metadata. A WebP of that width is returned
 * unchanged. @throws Error when it is neither JPEG nor WebP
 */
export async function toWebp(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width: given } = await picture.metadata();
  if (format !== 'jpeg' && format !== 'webp') throw new Error(`a picture of type ${format}`);
  if (format === 'webp' && given <= width) return bytes;
  return picture
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
