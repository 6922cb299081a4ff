import type { HotelSummary } from '@tiquete/contracts';
import { useLocation, useMessages } from '@tiquete/platform';
import type { Comparison } from '@tiquete/search';
import { css, WindowedList, type Theme } from '@tiquete/ui';
import { hotelKey } from '../../state/hotelSearch';
import { HotelCard } from './HotelCard';

/** Estimated height of a card in pixels, before it is measured: between those of a phone and of a wide screen. */
const ESTIMATED_HEIGHT = 190;
/** Cards rendered beyond each edge of the window, few enough for 600 nodes in the page. */
const OVERSCAN = 1;

export interface HotelListProps {
  hotels: HotelSummary[];
  nights: number;
  toDetail: (hotelCode: string) => string | undefined;
  /** Code of the hotel under the pointer, in the list or on the map. */
  active: string | null;
  onActive: (hotelCode: string | null) => void;
  comparison: Comparison<HotelSummary>;
}
export function HotelList({
  hotels,
  nights,
  toDetail,
  active,
  onActive,
  comparison,
}: HotelListProps) {
  const t = useMessages('hotels');
  const { key } = useLocation();
  return (
    <WindowedList
      label={t('results.list')}
      items={hotels}
      estimateHeight={ESTIMATED_HEIGHT}
      overscan={OVERSCAN}
      gap={3}
      restoreKey={key}
      getKey={hotelKey}
      renderItem={(hotel, index) => (
        <div
          data-active={hotel.hotelCode === active || undefined}
          css={paired}
          onPointerEnter={() => onActive(hotel.hotelCode)}
          onPointerLeave={() => onActive(null)}
        >
          <HotelCard
            hotel={hotel}
            nights={nights}
            detailUrl={toDetail(hotel.hotelCode)}
            comparison={comparison}
            isFirst={index === 0}
          />
        </div>
      )}
    />
  );
}
/** Beside a map a card is narrower than the screen size suggests. */
const paired = (theme: Theme) => css`
  container-type: inline-size;
  border-radius: ${theme.vars.radius.l};
  &[data-active] {
    box-shadow: 0 0 0 2px ${theme.vars.palette.primary.edge};
  }
  @container (min-width: 560px) and (max-width: 700px) {
    > article {
      grid-template-columns: 140px minmax(0, 1fr) 214px;
    }
  }
`;
