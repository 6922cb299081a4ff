import type { HotelSummary } from '@tiquete/contracts';
import { useBrand, useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { useStructuredData } from '@tiquete/search';
import { css, useMediaQuery, type Theme, Button, Notice } from '@tiquete/ui';
import type { HotelDetail, Renewal } from '../model/detail';
import { cheapestTariff } from '../model/findTariff';
import { renewalRequested, selectProductCode } from '../state/slice';
import { About } from './about/About';
import { hotelData } from './about/hotelData';
import { Amenities } from './about/Amenities';
import { ImportantInfo } from './about/ImportantInfo';
import { Location } from './about/Location';
import { PriceBar } from './heading/PriceBar';
import { Reviews } from './reviews/Reviews';
import { Rooms } from './rooms/Rooms';
import { SectionNav } from './heading/SectionNav';

/** Media query for a screen with room for a table of tariffs and a bar with sections. */
const WIDE = '(min-width: 900px)';

export interface ReadyDetailProps {
  detail: Extract<HotelDetail, { phase: 'ready' }>;
  /** Results that contain the hotel; empty when the page was opened by its address. */
  around: readonly HotelSummary[];
}
export function ReadyDetail({ detail, around }: ReadyDetailProps) {
  const { page, renewal, isChoiceGone } = detail;
  const { hotel, rooms, nights } = page;
  useStructuredData(hotelData(page, useBrand(), location.origin));
  const isWide = useMediaQuery(WIDE);
  const cheapest = cheapestTariff(rooms);
  const bar = cheapest && <PriceBar total={cheapest.tariff.total} nights={nights} />;
  return (
    <div css={column}>
      {isWide && <SectionNav>{bar}</SectionNav>}
      <About hotel={hotel} />
      <RenewalNotice renewal={renewal} isChoiceGone={isChoiceGone} />
      <Rooms detail={detail} isWide={isWide} />
      <Amenities amenities={hotel.amenities} />
      <Reviews hotelCode={hotel.hotelCode} score={page.reviews} />
      <Location hotel={hotel} around={around} />
      <ImportantInfo hotel={hotel} />
      {!isWide && bar}
    </div>
  );
}
/** A column, not a grid: sticky elements stick within the whole column, but only within one row of a grid. */
const column = (theme: Theme) => css`
  display: flex;
  flex-direction: column;
  gap: ${theme.spacing(6)};
  min-width: 0;
`;

/** Notice that prices expired, and whether the chosen tariff is still on sale. */
function RenewalNotice({ renewal, isChoiceGone }: { renewal: Renewal; isChoiceGone: boolean }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const hasChoice = useSelector(selectProductCode) !== '';
  if (renewal === 'failed' || renewal === 'stale') {
    return (
      <Notice
        kind="warning"
        text={t(`detail.renewal.${renewal}`)}
        action={
          <Button variant="ghost" size="s" onClick={() => dispatch(renewalRequested())}>
            {t('detail.renewal.retry')}
          </Button>
        }
      />
    );
  }
  if (renewal === 'running') return <Notice kind="info" text={t('detail.renewal.running')} />;
  const words = [
    renewal === 'done' && t('detail.renewal.done'),
    isChoiceGone && t('detail.renewal.gone'),
    renewal === 'done' && hasChoice && t('detail.renewal.unchanged'),
  ].filter((sentence) => sentence !== false);
  return words.length > 0 ? (
    <Notice kind={isChoiceGone ? 'warning' : 'info'} text={words.join(' ')} />
  ) : null;
}
