import type { OperationsSummary } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { bookingsUrl, casesUrl } from '../urls';
import { Tile } from './Tile';

/** Open cases, unfinished bookings, refunds and messages to send. */
export function Tiles({
  summary: { cases, unfinished, refunds, outbox, mails },
}: {
  summary: OperationsSummary;
}) {
  const t = useMessages('console');
  const { age } = useMoments();
  const open = cases.reduce((sum, { count }) => sum + count, 0);
  const oldestCase = cases.map(({ oldest_at }) => oldest_at).sort()[0];
  const waiting =
    refunds.waiting > 0
      ? t('overview.refundsWaiting', { count: refunds.waiting })
      : t('overview.noRefunds');
  const owed =
    refunds.manual > 0 ? t('overview.refundsManual', { count: refunds.manual }) : waiting;
  const failed = mails.failed > 0 ? t('overview.mailsFailed', { count: mails.failed }) : null;
  const oldestQueued = [outbox.oldest_at, mails.oldest_at].filter((at) => at !== null).sort()[0];
  return (
    <ul css={tiles}>
      <Tile
        label={t('overview.cases')}
        value={String(open)}
        note={
          oldestCase ? t('overview.oldestCase', { age: age(oldestCase) }) : t('overview.noCases')
        }
        isAlarming={open > 0}
        to={casesUrl()}
      />
      <Tile
        label={t('overview.unfinished')}
        value={String(unfinished.count)}
        note={
          unfinished.oldest_at
            ? t('overview.oldest', { age: age(unfinished.oldest_at) })
            : t('overview.noUnfinished')
        }
        to={bookingsUrl({ course: 'unfinished' })}
      />
      <Tile
        label={t('overview.refunds')}
        value={formatMoney(refunds.amount)}
        note={owed}
        isAlarming={refunds.manual > 0}
      />
      <Tile
        label={t('overview.queue')}
        value={String(outbox.waiting + mails.waiting)}
        isAlarming={failed !== null}
        note={
          failed ??
          (oldestQueued
            ? t('overview.queueLag', { age: age(oldestQueued) })
            : t('overview.queueEmpty'))
        }
      />
    </ul>
  );
}
const tiles = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  ${theme.up(600)} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
`;
