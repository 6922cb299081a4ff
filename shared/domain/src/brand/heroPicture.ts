/** Widths in which an uploaded hero picture is stored, in pixels. Each has its own file name. */
export const HERO_WIDTHS = [640, 1280, 1920] as const;
/** Width of the picture in the page: beside the heading on a wide screen, above it on a phone. */
const SIZES = '(min-width: 768px) 52vw, 100vw';
const UPLOADED = /^(.+\/hero-[0-9a-f]{16})-(?:640|1280|1920)\.webp$/;

/**
 * Addresses of a hero's picture: all widths of an uploaded one, the narrowest first, or the single address of another one.
 */
export function heroFiles(picture: string): string[] {
  const [, name] = UPLOADED.exec(picture) ?? [];
  return name ? HERO_WIDTHS.map((width) => `${name}-${width}.webp`) : [picture];
}

/** Attributes of the image element, in the order that makes browsers fetch it only once. */
export function heroImage(picture: string): { sizes?: string; srcSet?: string; src: string } {
  const files = heroFiles(picture);
  if (files.length === 1) return { src: picture };
  const srcSet = files.map((file, index) => `${file} ${HERO_WIDTHS[index]}w`).join(', ');
  return { sizes: SIZES, srcSet, src: picture };
}
