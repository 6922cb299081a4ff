import { createHash } from 'node:crypto';
import type { PictureWidth } from '../media/pictures';
import type { DoHotel, DoStock } from './stock';

const PATH = /^([\da-z]+)\/content\/([\da-f]{2})\/([\da-f]{2})\/(\2\3[\da-f]{36})\.jpeg$/;
/** Widths in pixels by the vendor's names of the sizes that the api requests. */
const SIZES: ReadonlyMap<string, PictureWidth> = new Map([
  ['640x400', 640],
  ['1024x768', 1024],
]);
const nameOf = (code: number, index: number): string =>
  createHash('sha1').update(`do-picture:${code}:${index}`).digest('hex');

/** Template of a picture's address in the content: `/t/{size}/content/a8/ef/a8ef….jpeg`. */
export function pictureTemplate({ code }: DoHotel, index: number): string {
  const name = nameOf(code, index);
  return `/t/{size}/content/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.jpeg`;
}

/** Finds the picture of `/t/{address}`; undefined for an unknown address. All names are computed at the first request. */
export function createPictureFinder(stock: DoStock) {
  let known: Map<string, { hotel: DoHotel; index: number }> | undefined;
  const all = () =>
    new Map(
      stock.hotels.flatMap((hotel) =>
        hotel.images.map((_, index) => [nameOf(hotel.code, index), { hotel, index }] as const),
      ),
    );
  return (address: string) => {
    const [, size = '', , , name = ''] = PATH.exec(address) ?? [];
    const width = SIZES.get(size);
    if (!width) return undefined;
    known ??= all();
    const found = known.get(name);
    return found && { ...found, width };
  };
}
