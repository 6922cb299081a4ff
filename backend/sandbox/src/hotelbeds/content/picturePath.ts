import type { Hotel, ImageKind } from '../../inventory/types';
import type { PictureWidth } from '../../media/pictures';

const FOLDER_DIGITS = 2;
const CODE_DIGITS = 6;
const PATH = /^\d{2}\/(\d{6})\/\1a_hb_[a-z]+_(\d{3})\.jpg$/;
/**
 * Width of the served file by the vendor's names of the sizes that the api requests (developer.hotelbeds.com, Content API,
 * "Use of images"). The vendor's own files are 320, 800 and 1,024 pixels wide.
 */
const SIZES: ReadonlyMap<string, PictureWidth> = new Map([
  ['', 640],
  ['bigger/', 640],
  ['xl/', 1024],
]);

/** Path of a picture in content answers: `00/000112/000112a_hb_ro_025.jpg`. */
export function picturePath({ code }: Hotel, kind: ImageKind, index: number): string {
  const digits = String(code).padStart(CODE_DIGITS, '0');
  const number = String(index + 1).padStart(3, '0');
  return `${digits.slice(0, FOLDER_DIGITS)}/${digits}/${digits}a_hb_${kind === 'HAB' ? 'ro' : 'a'}_${number}.jpg`;
}
/** Finds the picture of `/giata/{size}{path}`; undefined for an unknown address. */
export function readPicturePath(
  address: string,
): { code: number; index: number; width: PictureWidth } | undefined {
  const size = /^[a-z]+\//.exec(address)?.[0] ?? '';
  const [, code, number] = PATH.exec(address.slice(size.length)) ?? [];
  const width = SIZES.get(size);
  return code && number && width
    ? { code: Number(code), index: Number(number) - 1, width }
    : undefined;
}
