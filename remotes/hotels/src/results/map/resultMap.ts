import type { HotelsMapProps } from './HotelsMap';

/** Props of both layouts of the results' map. */
export interface ResultMapProps extends Omit<HotelsMapProps, 'children'> {
  nights: number;
  /** Address of a hotel's page; undefined if no release serves it. */
  toDetail: (hotelCode: string) => string | undefined;
}
