import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';
import { formatDay, formatMoney, useApi, useLazyMessages, useRequest } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { clock, isPlainArrival } from '../model/localTimes';
import { sold as words } from '../messages/sold';

type SoldChange = NonNullable<SoldFlight['schedule_change']>;
type ChangedFlight = SoldChange['flights'][number]['before'];

/** Milliseconds to wait for the vendor, whose answer is slow. */
const TIMEOUT_MS = 40_000;

/** Change of schedule by the airline. The traveller accepts it here, or cancels the booking for a refund. */
export function ScheduleNotice({
  bookingId,
  change,
  onAccepted,
}: {
  bookingId: string;
  change: SoldChange;
  onAccepted?: () => void;
}) {
  const t = useLazyMessages('flights-sold', words);
  const api = useApi();
  const { request, run } = useRequest();
  if (change.answer === 'ACCEPTED') return <Notice kind="success" text={t('change.accepted')} />;
  const canAccept = change.actions.includes('ACCEPT');
  const times = ({ departs, arrives }: ChangedFlight) =>
    t(isPlainArrival(departs, arrives) ? 'change.times' : 'change.timesOtherDay', {
      day: formatDay(departs.slice(0, 10)),
      departs: clock(departs),
      arrivalDay: formatDay(arrives.slice(0, 10)),
      arrives: clock(arrives),
    });
  const accept = () =>
    void run(async () => {
      await api.call('POST flights/bookings/:id/schedule_changes', {
        params: { id: bookingId },
        body: { change: change.id, answer: 'ACCEPT' },
        timeoutMs: TIMEOUT_MS,
      });
      onAccepted?.();
    });
  return (
    <section aria-labelledby="schedule-change" css={box}>
      <h3 id="schedule-change">{t('change.title')}</h3>
      {change.flights.map(({ before, after }) => (
        <div key={`${before.flight} ${before.departs}`}>
          <p>
            <strong>
              {t('change.flight', { flight: before.flight, from: before.from, to: before.to })}
            </strong>
          </p>
          <dl>
            <dt>{t('change.before')}</dt>
            <dd>
              <s>{times(before)}</s>
            </dd>
            <dt>{t('change.after')}</dt>
            <dd>{after ? times(after) : t('change.unknown')}</dd>
          </dl>
        </div>
      ))}
      <p>{t(canAccept ? 'change.acceptHint' : 'change.person')}</p>
      {change.actions.includes('REFUND') && (
        <p>
          {change.penalty === 0
            ? t('change.refundWhole')
            : t('change.refundPart', { penalty: formatMoney(change.penalty) })}
        </p>
      )}
      {request.phase === 'failed' && (
        <Notice kind="error" text={request.problem.detail ?? request.problem.title} />
      )}
      {canAccept && (
        <Button busy={request.phase === 'loading'} onClick={accept}>
          {t('change.accept')}
        </Button>
      )}
    </section>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.warning.main};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.warning.soft};
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.spacing(1)} ${theme.spacing(3)};
  }
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
`;
