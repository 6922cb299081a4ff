import { useEffect } from 'react';
import { inColombia, useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { Button, css, smallText, type Theme } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { halves } from '../frame/halves';
import { useQuery } from '../frame/useQuery';
import { summaryQuery } from '../state/slice';
import { BookingStates } from './BookingStates';
import { Runs } from './Runs';
import { Tiles } from './Tiles';

const REFRESH_MS = 30_000;

/** `/console`: numbers of bookings, cases and queues. It refreshes itself while it is visible. */
export function Page() {
  const t = useMessages('console');
  const shown = useQuery(summaryQuery, ({ summary }) => summary, null);
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
      {value && <p css={smallText}>{t('frame.updated', inColombia(value.at))}</p>}
      <Button size="s" variant="secondary" busy={isLoading && value !== null} onClick={refresh}>
        {t('frame.refresh')}
      </Button>
    </div>
  );
  return (
    <ConsolePage title={t('overview.title')} tools={tools}>
      <QueryView shown={shown} loading={t('overview.loading')}>
        {(summary) => (
          <>
            <Tiles summary={summary} />
            <div css={halves}>
              <BookingStates bookings={summary.bookings} />
              <Runs runs={summary.runs} />
            </div>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
`;
