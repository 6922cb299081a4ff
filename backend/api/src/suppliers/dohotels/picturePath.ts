import { picturePaths } from '../picturePaths';
import { hotelCodeOf } from './hotelCode';

/** Our path of one of a hotel's pictures, numbered from 0 in the order of the content. */
export const picturePath = (hid: number, number: number): string =>
  picturePaths.hotel('DO', `${hotelCodeOf(hid)}/${number}`);
export const picturePathsOf = (hid: number, count: number): string[] =>
  Array.from({ length: count }, (_, number) => picturePath(hid, number));
