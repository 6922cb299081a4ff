import type { WantedPhoto } from '../../lib/drawing/jobs';
import { loadSharp } from '../../lib/loadSharp';

const WEBP = { quality: 72 };
/** Looks like WebP of quality 72 (docs/decisions/0053). */
const AVIF = { quality: 48, chromaSubsampling: '4:2:0' };
/** Width above which an AVIF of effort 2 takes much longer than a WebP. A visitor waits for it. */
const WIDE = 800;
/** Pixels of the largest picture that is decoded: 24 megapixels, some 100 MB. */
const MAX_PIXELS = 24_000_000;

/**
 * Encodes a photograph at most `width` pixels wide and never enlarged, without camera metadata. A WebP of that width is
 * returned unchanged when WebP is wanted. @throws Error when it is neither JPEG nor WebP
 */
export async function encodePhoto(
  bytes: Buffer,
  { width, format, effort = width > WIDE ? 1 : 2 }: WantedPhoto,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format: read, width: given } = await picture.metadata();
  if (read !== 'jpeg' && read !== 'webp') throw new Error(`a picture of type ${read}`);
  if (format === 'webp' && read === 'webp' && given <= width) return bytes;
  const resized = picture.rotate().resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif({ ...AVIF, effort }) : resized.webp(WEBP)).toBuffer();
}
