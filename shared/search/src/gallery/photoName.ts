import type { Translate } from '@tiquete/platform';
import type { DetailKey } from '../searchMessages';

export interface Photo {
  /** Address of the picture without its width. */
  url: string;
  caption: string;
}
/** Name of a photo for screen readers. `number` counts from 1. */
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
