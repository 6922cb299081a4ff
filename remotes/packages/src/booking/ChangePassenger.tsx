import { useState, type ComponentType } from 'react';
import type { PackagePassengerChange } from '@tiquete/contracts';
import { formatDayLong, useApi, useLazyMessages, useSending } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { change as words } from '../messages/change';
import type { ChosenPassengerProps } from '../checkout/form/change/ChosenPassenger';

const loadForm = () =>
  import(/* webpackChunkName: "change-passenger" */ '../checkout/form/change/ChosenPassenger').then(
    ({ ChosenPassenger }) => ChosenPassenger,
  );

export interface ChangePassengerProps {
  /** Of the booking, and the booking itself. */
  id: string;
  booking: unknown;
  /** Somebody else travels now. */
  onChanged?: () => void;
}
/** Another person in the place of one who travels, or the same one corrected: whether and until when is asked first. */
export function ChangePassenger({ id, booking, onChanged }: ChangePassengerProps) {
  const t = useLazyMessages('packages-change', words);
  const api = useApi();
  const { sending, run } = useSending();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [saved, setSaved] = useState('');
  const params = { id };
  const open = () =>
    void run(async () => {
      const [Form, { data }] = await Promise.all([
        loadForm(),
        api.call('POST packages/bookings/:id/passengers', {
          params,
          body: { mode: 'SIMULATION' },
        }),
      ]);
      setSaved('');
      setOpened({ Form, terms: data });
    });
  const close = () => setOpened(null);
  if (!opened)
    return (
      <div css={[closed, screenOnly]}>
        {saved && <Notice kind="success" text={t('saved', { name: saved })} />}
        {sending.phase === 'failed' && (
          <Notice kind="error" text={sending.problem.detail ?? sending.problem.title} />
        )}
        <Button variant="secondary" size="s" busy={sending.phase === 'sending'} onClick={open}>
          {t('open')}
        </Button>
      </div>
    );
  const { Form, terms } = opened;
  return (
    <section aria-label={t('title')} css={[box, screenOnly]}>
      <h3>{t('title')}</h3>
      {terms.is_possible ? (
        <>
          <p>{t('until', { day: formatDayLong(terms.until) })}</p>
          <Form
            id={id}
            booking={booking}
            passengers={terms.passengers}
            onSaved={(name) => {
              setSaved(name);
              close();
              onChanged?.();
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
interface Opened {
  Form: ComponentType<ChosenPassengerProps>;
  terms: PackagePassengerChange;
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
