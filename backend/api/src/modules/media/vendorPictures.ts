/** Where a picture of ours comes from: addresses on the source, the first that exists, and the width it is made to. */
export interface PictureOrigin {
  paths: readonly string[];
  width: number;
}
/** Widths of ours → Hotelbeds' sizes by name, the best first: 320, 800 and 1,024 pixels wide; not every hotel has the largest. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  320: [''],
  640: ['bigger/'],
  960: ['xl/', 'bigger/'],
  1280: ['xl/', 'bigger/'],
};

/**
 * Hotelbeds' pictures are `/giata/{size}/{path}.jpg` (developer.hotelbeds.com, Content API, "Use of images"); all others
 * are asked for as they are. `path` is one of ours, `/media/<source>/…/<width>.webp`.
 */
export function originOf(path: string): PictureOrigin {
  const [, name, width = ''] = /^\/media\/hb\/(.+)\/(\d+)\.webp$/.exec(path) ?? [];
  if (!name) return { paths: [path], width: Number(/(\d+)\.webp$/.exec(path)?.[1]) };
  return {
    paths: (SIZES[width] ?? ['']).map((size) => `/giata/${size}${name}.jpg`),
    width: Number(width),
  };
}
