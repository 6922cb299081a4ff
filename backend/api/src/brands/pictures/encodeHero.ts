import { HERO_WIDTHS } from '@tiquete/domain';
import type { Sharp } from 'sharp';
import type { DrawnHero } from '../../lib/drawing/jobs';
import { loadSharp } from '../../lib/loadSharp';
import { refuse } from '../../lib/refuse';
import { pluralize } from '../../lib/text/pluralize';

const [WIDEST] = HERO_WIDTHS.toReversed();
const LEAST_WIDTH = 1280;
const RATIO = { least: 1, most: 4 };
/** Maximum pixels of a photograph, about 160 MB when decoded. */
const MAX_PIXELS = 40_000_000;
/** Qualities tried in order until the file is small enough; the first suffices for most photographs. */
const QUALITIES = [76, 60, 45, 30];
const LIGHT = 500 * 1024;
const HEAVIEST = 1024 * 1024;

/** First bytes of JPEG, PNG and WebP; a WebP has its length between them. */
const BEGINNINGS = [
  [0, 'ffd8ff'],
  [0, '89504e470d0a1a0a'],
  [8, Buffer.from('WEBP').toString('hex')],
] as const;
const isPhotograph = (bytes: Buffer): boolean =>
  BEGINNINGS.some(([at, hex]) => bytes.toString('hex', at, at + hex.length / 2) === hex);
const say = (detail: string): never => refuse('INVALID_FORMAT', '/content', detail);

/**
 * Encodes a photograph again in every width of a hero, which removes metadata such as place and owner. @throws AppError
 * INVALID_FORMAT for a file that is no photograph, or has the wrong size or shape
 */
export async function encodeHero(given: Buffer): Promise<DrawnHero> {
  if (!isPhotograph(given))
    say('La portada es una foto en JPG, PNG o WebP. Un SVG u otro archivo no sirve.');
  const sharp = await loadSharp();
  const unread = () =>
    say('No pudimos leer la foto: el archivo está dañado o incompleto. Prueba con otra.');
  // Only the header of the file is read here.
  const { autoOrient: size } = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(unread);
  checkSize(size);
  const { data, info } = await sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unread);
  const { width, height, channels } = info;
  const points = () => sharp(data, { raw: { width, height, channels } });
  const files: DrawnHero['files'] = [];
  for (const wanted of HERO_WIDTHS)
    files.push({
      width: wanted,
      bytes: await lightest(() => points().resize({ width: Math.min(wanted, width) })),
    });
  return { files, ratio: Math.round((width / height) * 1000) / 1000 };
}

function checkSize({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS)
    say(
      `La foto pasa de ${pluralize(MAX_PIXELS / 1e6, 'megapíxel', 'megapíxeles')}. Redúcela y súbela de nuevo.`,
    );
  if (width < LEAST_WIDTH)
    say(
      `La foto mide ${pluralize(width, 'píxel', 'píxeles')} de ancho y la portada pide ${LEAST_WIDTH} o más.`,
    );
  if (width / height < RATIO.least || width / height > RATIO.most)
    say('La portada es apaisada: más ancha que alta, hasta cuatro veces. Recorta la foto.');
}

async function lightest(draw: () => Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await draw().webp({ quality }).toBuffer();
    const isLast = quality === QUALITIES.at(-1);
    if (bytes.length <= (isLast ? HEAVIEST : LIGHT)) return bytes;
  }
  return say('La foto tiene demasiado grano para una portada. Prueba con otra.');
}
