import { picturePaths } from '../picturePaths';
import { HOTELBEDS_CODE } from './client';

/**
 * Path on this host for a picture of the vendor, such as `00/000112/000112a_hb_ro_025.jpg`; empty for an address in any
 * other form.
 */
export function hotelbedsPicturePath(path: string | undefined): string[] {
  const name = /^([A-Za-z0-9][\w-]{0,39}(?:\/[A-Za-z0-9][\w-]{0,39}){0,2})\.jpg$/.exec(
    path ?? '',
  )?.[1];
  return name ? [picturePaths.hotel(HOTELBEDS_CODE, name)] : [];
}
