import { picturePaths } from '../picturePaths';
import { CODE } from './client';

/** Our path of one of their pictures, `00/000112/000112a_hb_ro_025.jpg`; none of an address written in any other way. */
export function picturePath(path: string | undefined): string[] {
  const name = /^([A-Za-z0-9][\w-]{0,39}(?:\/[A-Za-z0-9][\w-]{0,39}){0,2})\.jpg$/.exec(
    path ?? '',
  )?.[1];
  return name ? [picturePaths.hotel(CODE, name)] : [];
}
