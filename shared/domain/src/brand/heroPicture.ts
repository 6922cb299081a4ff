/** Pixels of width in which an uploaded picture of a hero is kept, each under a name of its own. */
export const HERO_WIDTHS = [640, 1280, 1920] as const;
/** Parts of the window that the picture fills: beside the heading on a wide screen, above it on a phone. */
const SIZES = '(min-width: 768px) 52vw, 100vw';
const UPLOADED = /^(.+\/hero-[0-9a-f]{16})-(?:640|1280|1920)\.webp$/;

/** Addresses of a hero's picture: of one that was uploaded in every width, the narrowest first; of another only its own. */
export function heroFiles(picture: string): string[] {
  const [, name] = UPLOADED.exec(picture) ?? [];
  return name ? HERO_WIDTHS.map((width) => `${name}-${width}.webp`) : [picture];
}

/** Attributes of the picture's element, in the order in which browsers fetch it once. */
export function heroImage(picture: string): { sizes?: string; srcSet?: string; src: string } {
  const files = heroFiles(picture);
  if (files.length === 1) return { src: picture };
  const srcSet = files.map((file, index) => `${file} ${HERO_WIDTHS[index]}w`).join(', ');
  return { sizes: SIZES, srcSet, src: picture };
}
