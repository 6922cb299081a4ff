import type { PhotoFormat } from '../../lib/drawing/jobs';

/** Origin of a picture: a vendor's host, addresses there in order of preference, and the width and format of the result. */
export interface PictureOrigin {
  host: PictureHost;
  paths: readonly string[];
  width: number;
  format: PhotoFormat;
}
/**
 * `stand-in`: pictures that no vendor has, such as those of places; the host is that of Hotelbeds. `own`: files of a brand,
 * with paths relative to the folder of all brands.
 */
export type PictureHost = 'hb' | 'do' | 'stand-in' | 'own';

/** Hotelbeds' size names by our widths, the best first: 320, 800 and 1,024 pixels wide. Not every hotel has the largest. */
const HB_SIZES: Readonly<Record<string, readonly string[]>> = {
  320: [''],
  480: ['bigger/'],
  640: ['bigger/'],
  672: ['bigger/'],
  800: ['bigger/'],
  960: ['xl/', 'bigger/'],
  1024: ['xl/', 'bigger/'],
  1280: ['xl/', 'bigger/'],
};
/** Boxes of the Emerging Travel Group by our widths. */
const DO_SIZES: Readonly<Record<string, string>> = {
  320: '640x400',
  480: '640x400',
  640: '640x400',
  672: '640x400',
  800: '1024x768',
  960: '1024x768',
  1024: '1024x768',
  1280: '1024x768',
};

/**
 * Hotelbeds' pictures are `/giata/{size}/{path}.jpg` (developer.hotelbeds.com, Content API, "Use of images"), those of the
 * Emerging Travel Group `/t/{size}/content/a8/ef/a8ef….jpeg`, the templates of their content; all others are requested
 * unchanged, as WebP. A brand's own are `/media/own/{brand}/{name}`. `path` is one of ours,
 * `/media/<source>/…/<width>.<format>`.
 */
export function pictureOriginOf(path: string): PictureOrigin {
  const [, source = '', name = '', width = '', ending] =
    /^\/media\/([\w-]+)\/(.+)\/(\d+)\.(webp|avif)$/.exec(path) ?? [];
  const format: PhotoFormat = ending === 'avif' ? 'avif' : 'webp';
  const made = { width: Number(width), format };
  if (source === 'hb') {
    const sizes = HB_SIZES[width] ?? [''];
    return { ...made, host: 'hb', paths: sizes.map((size) => `/giata/${size}${name}.jpg`) };
  }
  const [, collection, hash = ''] = /^([a-z]+)\/([\da-f]{40})$/.exec(name) ?? [];
  if (source === 'do' && collection) {
    const folders = `${hash.slice(0, 2)}/${hash.slice(2, 4)}`;
    const size = DO_SIZES[width] ?? '640x400';
    return { ...made, host: 'do', paths: [`/t/${size}/${collection}/${folders}/${hash}.jpeg`] };
  }
  const own = source === 'own' && /^([\w-]+)\/([\w-]+)$/.exec(name);
  if (own) {
    const file = `/${own[1]}/pictures/${own[2]}`;
    return { ...made, host: 'own', paths: [`${file}.jpg`, `${file}.webp`] };
  }
  return { ...made, host: 'stand-in', paths: [path.replace(/avif$/, 'webp')] };
}
