import type { HotelsMapProps } from './HotelsMap';

/** Props of both layouts of the results' map. */
export interface ResultMapProps extends Omit<HotelsMapProps, 'children'> {
  nights: number;
  /** Address of a hotel's page; undefined while there is no such page. */
  toDetail: (hotelCode: string) => string | undefined;
}
