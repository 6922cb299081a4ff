import { picturePaths } from '../picturePaths';
import { DOHOTELS_CODE } from './refusal';

/**
 * Form of the vendor's picture addresses: `https://cdn.worldota.net/t/{size}/content/a8/ef/a8ef….jpeg`. The folders are the
 * first letters of the name.
 */
const ADDRESS =
  /\/t\/\{size\}\/([a-z]{1,20})\/([\da-f]{2})\/([\da-f]{2})\/(\2\3[\da-f]{36})\.jpeg$/;

/** Path on this host for a picture of the supplier; empty for an address in any other form. */
export function doPicturePath(address: string): string[] {
  const [, collection, , , name] = ADDRESS.exec(address) ?? [];
  return collection && name ? [picturePaths.hotel(DOHOTELS_CODE, `${collection}/${name}`)] : [];
}
