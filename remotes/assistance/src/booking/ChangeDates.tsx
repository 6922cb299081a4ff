import { useState } from 'react';
import type { PolicyDates } from '@tiquete/contracts';
import {
  addDays,
  formatDayLong,
  today,
  useApi,
  useLazyMessages,
  useSending,
} from '@tiquete/platform';
import { Button, css, DateField, Notice, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { MAX_DAYS_AHEAD } from '../search/limits';

const TIMEOUT_MS = 40_000;

export interface ChangeDatesProps {
  bookingId: string;
  /** Of a policy that was bought beside another product's booking. */
  extraId?: string;
  /** Of cover, YYYY-MM-DD. */
  firstDay: string;
  /** The policy has other dates now. */
  onMoved?: () => void;
}
/** Another first day for a policy that has not begun: asked first, changed only after a yes. It keeps its number of days. */
export function ChangeDates({ bookingId, extraId, firstDay, onMoved }: ChangeDatesProps) {
  const t = useLazyMessages('assistance-sold', words);
  const api = useApi();
  const { sending, run } = useSending();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState(firstDay);
  const [answer, setAnswer] = useState<PolicyDates | null>(null);
  const [moved, setMoved] = useState<PolicyDates | null>(null);
  const isBusy = sending.phase === 'sending';
  const finish = (dates: PolicyDates) => {
    setMoved(dates);
    setAnswer(null);
    setOpen(false);
    onMoved?.();
  };
  const ask = (mode: 'SIMULATION' | 'CHANGE', onAnswer: (dates: PolicyDates) => void) =>
    void run(async () => {
      const input = { params: { id: bookingId }, body: { mode, checkin: day, extra: extraId } };
      const { data } = await api.call('POST asisstances/bookings/:id/dates', {
        ...input,
        timeoutMs: TIMEOUT_MS,
      });
      onAnswer(data);
    });
  const daysOf = ({ checkin, checkout }: PolicyDates) => ({
    from: formatDayLong(checkin),
    to: formatDayLong(checkout),
  });
  if (!isOpen)
    return (
      <div css={[closed, screenOnly]}>
        {moved && (
          <Notice
            kind="success"
            text={t(extraId ? 'dates.extraMoved' : 'dates.moved', daysOf(moved))}
          />
        )}
        <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
          {t('dates.open')}
        </Button>
      </div>
    );
  return (
    <div role="group" aria-label={t('dates.open')} css={[box, screenOnly]}>
      <p>{t('dates.lead')}</p>
      <DateField
        label={t('dates.day')}
        value={day}
        min={today()}
        max={addDays(today(), MAX_DAYS_AHEAD)}
        onChange={(chosen) => {
          setDay(chosen);
          setAnswer(null);
        }}
      />
      {answer && (
        <Notice
          kind={answer.is_possible ? 'info' : 'warning'}
          text={answer.is_possible ? t('dates.possible', daysOf(answer)) : answer.reason}
        />
      )}
      {sending.phase === 'failed' && (
        <Notice kind="error" text={sending.problem.detail ?? sending.problem.title} />
      )}
      <div css={actions}>
        {answer?.is_possible ? (
          <Button busy={isBusy} onClick={() => ask('CHANGE', finish)}>
            {t('dates.confirm')}
          </Button>
        ) : (
          <Button
            busy={isBusy}
            disabled={day === firstDay}
            onClick={() => ask('SIMULATION', setAnswer)}
          >
            {t('dates.ask')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t('dates.leave')}
        </Button>
      </div>
    </div>
  );
}
const closed = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  justify-items: start;
`;
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  max-width: 480px;
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
`;
const actions = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
const screenOnly = css`
  @media print {
    display: none;
  }
`;
