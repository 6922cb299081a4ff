const PICTURE_PATH =
  /^\/media(?:\/[A-Za-z0-9][A-Za-z0-9_-]{0,39}){2,4}\/(?:320|640|960|1280)\.webp$/;

/** The only addresses that are asked for: `/media/<source>/…/<width>.webp`. */
export function isPicturePath(path: string): boolean {
  return PICTURE_PATH.test(path);
}
