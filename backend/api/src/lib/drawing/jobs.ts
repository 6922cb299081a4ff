/** Input and output of each kind of drawing. */
export interface DrawJobs {
  /** A brand's uploaded logo or icon, encoded again as PNG. `ratio` is width divided by height. */
  picture: { input: { bytes: Buffer; kind: 'logo' | 'favicon' }; output: DrawnPicture };
  /** A photograph for the top of first pages, encoded again as WebP in several widths in pixels. */
  hero: { input: { bytes: Buffer }; output: DrawnHero };
  /** An icon for home screens, PNG, `size` pixels square. */
  icon: { input: { bytes: Buffer; size: number }; output: Buffer };
  /** The preview picture of shared links: a logo over a gradient of two #rrggbb colours, PNG. */
  share: { input: { bytes: Buffer; start: string; end: string }; output: Buffer };
  /** A photograph for pages, at most `width` pixels wide. */
  photo: { input: { bytes: Buffer } & WantedPhoto; output: Buffer };
}
export interface WantedPhoto {
  width: number;
  format: PhotoFormat;
  /** Effort of an AVIF that no visitor waits for. */
  effort?: number;
}
/** Formats of photographs in pages. Browsers without AVIF read WebP. */
export type PhotoFormat = 'webp' | 'avif';
export interface DrawnPicture {
  bytes: Buffer;
  ratio: number;
}
export interface DrawnHero {
  files: { width: number; bytes: Buffer }[];
  ratio: number;
}
export type DrawKind = keyof DrawJobs;
/** Draws one picture in this process. @throws AppError for a picture that its owner must change */
export type DrawHere = <K extends DrawKind>(
  kind: K,
  input: DrawJobs[K]['input'],
) => Promise<DrawJobs[K]['output']>;

/** Milliseconds after which a drawing is killed. */
export const DRAW_DEADLINES: Record<DrawKind, number> = {
  picture: 5000,
  hero: 20_000,
  icon: 5000,
  share: 5000,
  photo: 5000,
};
