import { useEffect } from 'react';
import { inColombia, useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { Asked } from '../frame/Asked';
import { ConsolePage } from '../frame/ConsolePage';
import { small } from '../frame/Section';
import { useView } from '../frame/useView';
import { summaryView } from '../state/slice';
import { BookingStates } from './BookingStates';
import { Runs } from './Runs';
import { Tiles } from './Tiles';

const REFRESH_MS = 30_000;

/** `/console`: how the checkout stands; looks again by itself while it is on the screen. */
export function Page() {
  const t = useMessages('console');
  const shown = useView(summaryView, ({ summary }) => summary, null);
  const { refresh, value, isLoading } = shown;
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && refresh(),
      REFRESH_MS,
    );
    return () => clearInterval(timer);
  });
  const tools = (
    <div css={row}>
      {value && <p css={small}>{t('frame.updated', inColombia(value.at))}</p>}
      <Button size="s" variant="secondary" busy={isLoading && value !== null} onClick={refresh}>
        {t('frame.refresh')}
      </Button>
    </div>
  );
  return (
    <ConsolePage title={t('overview.title')} tools={tools}>
      <Asked shown={shown} loading={t('overview.loading')}>
        {(summary) => (
          <>
            <Tiles summary={summary} />
            <div css={halves}>
              <BookingStates bookings={summary.bookings} />
              <Runs runs={summary.runs} />
            </div>
          </>
        )}
      </Asked>
    </ConsolePage>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
`;
const halves = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
  ${theme.up(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
