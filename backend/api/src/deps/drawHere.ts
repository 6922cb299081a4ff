import type { DrawHere, DrawJobs, DrawKind } from '../lib/drawing/jobs';
import { encodeHero } from '../brands/pictures/encodeHero';
import { encodePicture } from '../brands/pictures/encodePicture';
import { drawIcon, drawShare } from '../storefront/brand-files/drawBrandPicture';
import { encodePhoto } from '../storefront/media/encodePhoto';

const DRAW: { [K in DrawKind]: (input: DrawJobs[K]['input']) => Promise<DrawJobs[K]['output']> } = {
  picture: ({ bytes, kind }) => encodePicture(bytes, kind),
  hero: ({ bytes }) => encodeHero(bytes),
  icon: ({ bytes, size }) => drawIcon(bytes, size),
  share: ({ bytes, start, end }) => drawShare(bytes, start, end),
  photo: ({ bytes, ...wanted }) => encodePhoto(bytes, wanted),
};

/** Draws in the current process, which is a drawing process or a test. */
export const drawHere: DrawHere = (kind, input) => DRAW[kind](input);
