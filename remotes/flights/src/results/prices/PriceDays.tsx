import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { formatMoney, nightsBetween, today, useLazyMessages } from '@tiquete/platform';
import { Button, css, Notice, Sheet, Skeleton, type Theme } from '@tiquete/ui';
import { prices as words } from '../../messages/prices';
import { viewUrl, type ResultsView } from '../resultsAddress';
import { PriceGraph } from './PriceGraph';
import { PriceGrid } from './PriceGrid';
import type { PricedDays } from './pricesApi';
import { usePriceDays } from './usePriceDays';
import { useUsualPrice } from './UsualPrice';

export interface PriceDaysProps {
  query: FlightQuery;
  view: ResultsView;
  isOpen: boolean;
  onClose: () => void;
}
/** Usual price of the route and prices of the days around: a grid of both days for a round trip, and a graph. */
export function PriceDays({ query, view, isOpen, onClose }: PriceDaysProps) {
  const t = useLazyMessages('flights', { prices: words });
  const { request, retry } = usePriceDays(query, isOpen);
  const usual = useUsualPrice(query);
  const [there, back] = query.segments;
  const isRoundTrip = back !== undefined;
  const nights = there && back ? nightsBetween(there.date, back.date) : null;
  const toUrl = ({ departure, back: returns }: PricedDays) =>
    viewUrl(
      {
        ...query,
        segments: query.segments.map((segment, index) => ({
          ...segment,
          date: index === 0 ? departure : (returns ?? segment.date),
        })),
      },
      { ...view, chosen: [] },
    );
  const isSearched = (days: PricedDays) =>
    days.departure === there?.date && days.back === (back?.date ?? null);
  const days = request.phase === 'ready' ? request.value : [];
  const bars = days.filter(
    ({ departure, back: returns }) =>
      departure >= today() &&
      (nights === null || (returns !== null && nightsBetween(departure, returns) === nights)),
  );
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('results.priceDays')} wide>
      <div css={content}>
        <p>
          {usual
            ? t('prices.usual', {
                low: formatMoney(usual.low),
                high: formatMoney(usual.high),
                count: usual.days,
              })
            : t('prices.usualUnknown')}
        </p>
        <p css={quiet}>{t('prices.lead')}</p>
        {request.phase === 'loading' && <Skeleton width="100%" height={320} />}
        {request.phase === 'failed' && (
          <>
            <Notice kind="error" text={t('prices.failed')} />
            <Button variant="secondary" onClick={retry}>
              {t('prices.retry')}
            </Button>
          </>
        )}
        {request.phase === 'ready' && days.every(({ price }) => price === null) && (
          <Notice kind="info" text={t('prices.none')} />
        )}
        {request.phase === 'ready' && isRoundTrip && (
          <PriceGrid days={days} toUrl={toUrl} isSearched={isSearched} onOpen={onClose} />
        )}
        {request.phase === 'ready' && (
          <PriceGraph
            days={bars}
            stay={
              nights === null ? t('prices.graphOneWay') : t('prices.graphStay', { count: nights })
            }
            toUrl={toUrl}
            isSearched={isSearched}
            onOpen={onClose}
          />
        )}
      </div>
    </Sheet>
  );
}
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
