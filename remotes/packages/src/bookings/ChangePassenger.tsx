import { useState, type ComponentType } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { formatDayYear, useLazyMessages, useMutation, useRequest } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { change as words } from '../messages/change';
import type { ChosenPassengerProps } from '../checkout/form/change/ChosenPassenger';
import { holdPassenger, passengerChange } from '../state/passengerChange';

const loadForm = () =>
  import(/* webpackChunkName: "change-passenger" */ '../checkout/form/change/ChosenPassenger').then(
    ({ ChosenPassenger }) => ChosenPassenger,
  );

export interface ChangePassengerProps {
  booking: BookingDetail;
  /** Called after a passenger was replaced. */
  onChanged?: () => void;
}
/** Replaces or corrects a passenger. It first checks whether and until when changes are possible. */
export function ChangePassenger({ booking, onChanged }: ChangePassengerProps) {
  const t = useLazyMessages('packages-change', words);
  const code = useRequest();
  const [Form, setForm] = useState<ComponentType<ChosenPassengerProps> | null>(null);
  const { state, terms, problem, quote, confirm, close } = useMutation(
    passengerChange,
    { bookingId: booking.id },
    onChanged,
  );
  const open = () => {
    quote();
    void code.run(async () => {
      const loaded = await loadForm();
      setForm(() => loaded);
    });
  };
  if (!terms || !Form) {
    const failed = problem ?? (code.request.phase === 'failed' ? code.request.problem : null);
    return (
      <div css={[closed, screenOnly]}>
        {state.phase === 'made' && (
          <Notice kind="success" text={t('saved', { name: state.made })} />
        )}
        {failed && <Notice kind="error" text={failed.detail ?? failed.title} />}
        <Button
          variant="secondary"
          size="s"
          busy={state.phase === 'quoting' || code.request.phase === 'loading'}
          onClick={open}
        >
          {t('open')}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={t('title')} css={[box, screenOnly]}>
      <h3>{t('title')}</h3>
      {terms.is_possible ? (
        <>
          <p>{t('until', { day: formatDayYear(terms.until) })}</p>
          <Form
            booking={booking}
            passengers={terms.passengers}
            isSending={state.phase === 'sending'}
            problem={problem}
            onSave={(replacement) => {
              holdPassenger(replacement);
              confirm();
            }}
            onLeave={close}
          />
        </>
      ) : (
        <>
          <Notice kind="warning" text={terms.reason} />
          <Button variant="secondary" size="s" onClick={close}>
            {t('close')}
          </Button>
        </>
      )}
    </section>
  );
}
const closed = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  justify-items: start;
`;
const box = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  justify-items: start;
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  h3 {
    ${theme.type.h3}
  }
`;
const screenOnly = css`
  @media print {
    display: none;
  }
`;
