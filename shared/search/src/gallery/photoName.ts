import type { Translate } from '@tiquete/platform';
import type { DetailKey } from '../searchMessages';

export interface Photo {
  /** Picture address without its width. */
  url: string;
  caption: string;
}
/** A photo's name, read aloud; `number` counts from 1. */
export function photoName(
  t: Translate<DetailKey>,
  caption: string,
  number: number,
  count: number,
): string {
  return caption
    ? t('detail.gallery.photoNamed', { number, count, caption })
    : t('detail.gallery.photo', { number, count });
}
