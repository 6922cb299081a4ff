import type { HotelsMapProps } from './HotelsMap';

/** What both shapes of the results' map are given. */
export interface ResultMapProps extends Omit<HotelsMapProps, 'children'> {
  nights: number;
  /** Address of a hotel's page; undefined while there is no such page. */
  toDetail: (hotelCode: string) => string | undefined;
}
