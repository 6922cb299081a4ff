import { loadSharp } from '../../lib/loadSharp';

/** Size in pixels of the picture of shared links. */
export const SHARE = { width: 1200, height: 630 };
/** Share of an icon's side for the mark: launchers crop icons to a circle of four fifths. */
const MARK_PART = 0.56;
/** Share of the picture's width and height for the logo, so that every logo has a margin. */
const LOGO_PART = { width: 0.5, height: 0.24 };
const PLATE_PART = { width: 0.64, height: 0.4 };
const DENSITY = 300;
const EMPTY = { r: 0, g: 0, b: 0, alpha: 0 };

/** A favicon on white, `size` pixels square, as PNG. */
export async function drawIcon(favicon: Buffer, size: number): Promise<Buffer> {
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

/** A logo on a plate over a gradient, as PNG. */
export async function drawShare(logo: Buffer, start: string, end: string): Promise<Buffer> {
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
