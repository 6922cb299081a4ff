import type { Hotel, ImageKind } from '../../inventory/types';

const FOLDER_DIGITS = 2;
const CODE_DIGITS = 6;
const PATH = /^\d{2}\/(\d{6})\/\1a_hb_[a-z]+_(\d{3})\.jpg$/;
/** Pixels by the vendor's names of sizes (developer.hotelbeds.com, Content API, "Use of images"). */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['', 320],
  ['small/', 74],
  ['medium/', 117],
  ['bigger/', 800],
  ['xl/', 1024],
  ['xxl/', 2048],
  ['original/', 2048],
]);

/** `00/000112/000112a_hb_ro_025.jpg`, as in content answers. */
export function picturePath({ code }: Hotel, kind: ImageKind, index: number): string {
  const digits = String(code).padStart(CODE_DIGITS, '0');
  const number = String(index + 1).padStart(3, '0');
  return `${digits.slice(0, FOLDER_DIGITS)}/${digits}/${digits}a_hb_${kind === 'HAB' ? 'ro' : 'a'}_${number}.jpg`;
}
/** The picture of `/giata/{size}{path}`; undefined for an unknown address. */
export function readPicturePath(
  address: string,
): { code: number; index: number; width: number } | undefined {
  const size = /^[a-z]+\//.exec(address)?.[0] ?? '';
  const [, code, number] = PATH.exec(address.slice(size.length)) ?? [];
  const width = SIZES.get(size);
  return code && number && width
    ? { code: Number(code), index: Number(number) - 1, width }
    : undefined;
}
