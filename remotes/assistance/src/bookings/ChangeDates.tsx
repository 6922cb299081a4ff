import { useState } from 'react';
import type { PolicyDates } from '@tiquete/contracts';
import { addDays, formatDayYear, today, useLazyMessages, useMutation } from '@tiquete/platform';
import { Button, css, DateField, Notice, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { MAX_ASSISTANCE_DAYS_AHEAD } from '@tiquete/contracts/limits';
import { policyChange } from '../state/policyChange';

export interface ChangeDatesProps {
  bookingId: string;
  /** Id of a policy bought with another product's booking. */
  extraId?: string;
  /** First day of cover, YYYY-MM-DD. */
  firstDay: string;
  /** Called after the dates of the policy changed. */
  onMoved?: () => void;
}
/** Moves a policy that has not begun to another first day, after a confirmation. The number of days stays the same. */
export function ChangeDates({ bookingId, extraId, firstDay, onMoved }: ChangeDatesProps) {
  const t = useLazyMessages('assistance-sold', words);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState(firstDay);
  const move = { bookingId, extraId, checkin: day };
  const { state, terms, problem, quote, confirm, close } = useMutation(policyChange, move, () => {
    setOpen(false);
    onMoved?.();
  });
  const isBusy = state.phase === 'quoting' || state.phase === 'sending';
  if (!isOpen)
    return (
      <div css={[closed, screenOnly]}>
        {state.phase === 'made' && (
          <Notice
            kind="success"
            text={t(extraId ? 'dates.extraMoved' : 'dates.moved', daysOf(state.made))}
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
        max={addDays(today(), MAX_ASSISTANCE_DAYS_AHEAD)}
        onChange={(chosen) => {
          setDay(chosen);
          close();
        }}
      />
      {terms && (
        <Notice
          kind={terms.is_possible ? 'info' : 'warning'}
          text={terms.is_possible ? t('dates.possible', daysOf(terms)) : terms.reason}
        />
      )}
      {problem && <Notice kind="error" text={problem.detail ?? problem.title} />}
      <div css={actions}>
        {terms?.is_possible ? (
          <Button busy={isBusy} onClick={confirm}>
            {t('dates.confirm')}
          </Button>
        ) : (
          <Button busy={isBusy} disabled={day === firstDay} onClick={quote}>
            {t('dates.check')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t('dates.leave')}
        </Button>
      </div>
    </div>
  );
}
const daysOf = ({ checkin, checkout }: PolicyDates) => ({
  from: formatDayYear(checkin),
  to: formatDayYear(checkout),
});
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
