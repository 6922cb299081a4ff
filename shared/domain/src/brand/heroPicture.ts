/** Widths in which an uploaded hero picture is stored as WebP, in pixels. Each has its own file name. */
export const HERO_WIDTHS = [640, 1280, 1920] as const;
/** Widths in which the server encodes a hero picture as AVIF. */
export const HERO_AVIF_WIDTHS = [640, 960, 1280, 1920] as const;
/** Width of the picture in the page: above the heading on a phone, else beside it, where tablets crop it most. */
const SIZES = '(min-width: 1200px) 52vw, (min-width: 768px) 960px, 100vw';
const UPLOADED = /^(.+\/hero-[0-9a-f]{16})-(?:640|1280|1920)\.webp$/;

interface HeroFile {
  path: string;
  /** Absent when a picture has only one file. */
  width?: number;
}
const srcSetOf = (files: readonly HeroFile[]): string =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ');

/** Addresses of a hero's WebP: all widths of an uploaded one, the narrowest first, or the single address of another one. */
function webpFiles(picture: string): HeroFile[] {
  const [, name] = UPLOADED.exec(picture) ?? [];
  if (!name) return [{ path: picture }];
  return HERO_WIDTHS.map((width) => ({ path: `${name}-${width}.webp`, width }));
}
/** Addresses of the AVIF files that the server encodes from a WebP. */
function avifFiles(picture: string): HeroFile[] {
  const [, name] = UPLOADED.exec(picture) ?? /^(.+)\.webp$/.exec(picture) ?? [];
  if (!name) return [];
  return HERO_AVIF_WIDTHS.map((width) => ({ path: `${name}-${width}.avif`, width }));
}

/** Every address of a hero's picture. */
export const heroFiles = (picture: string): string[] =>
  [...webpFiles(picture), ...avifFiles(picture)].map(({ path }) => path);

/** Attributes of a `source` element. */
export interface HeroSource {
  type: string;
  sizes: string;
  srcSet: string;
}
/** Attributes of an `img` element, in the order that makes browsers fetch it only once. */
export interface HeroImage {
  sizes?: string;
  srcSet?: string;
  src: string;
}
/** Elements of a hero's picture. `source` is preferred; a picture that is not WebP has none. */
export function heroPicture(picture: string): { source: HeroSource | null; image: HeroImage } {
  const [webp, avif] = [webpFiles(picture), avifFiles(picture)];
  return {
    source: avif.length === 0 ? null : { type: 'image/avif', sizes: SIZES, srcSet: srcSetOf(avif) },
    image:
      webp.length === 1 ? { src: picture } : { sizes: SIZES, srcSet: srcSetOf(webp), src: picture },
  };
}
