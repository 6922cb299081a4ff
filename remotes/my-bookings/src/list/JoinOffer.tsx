import { useState } from 'react';
import { notify, useApi, useDispatch, useLazyMessages, useSending } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { joinWords } from '../messages/join';

/** Offers to add the bookings that were made without the account and with its e-mail: all of them, once, by a press. */
export function JoinOffer({ count, onJoined }: { count: number; onJoined: () => void }) {
  const t = useLazyMessages('my-bookings-join', joinWords);
  const api = useApi();
  const dispatch = useDispatch();
  const { sending, run } = useSending();
  const [isDone, setDone] = useState(false);
  const join = () =>
    run(async () => {
      const { data } = await api.call('POST bookings/joins');
      setDone(true);
      dispatch(notify({ kind: 'success', text: t('done', { count: data.joined }) }));
      onJoined();
    });
  if (isDone) return null;
  return (
    <section aria-label={t('title')} css={offer}>
      <p>{t('text', { count })}</p>
      {sending.phase === 'failed' && <Notice kind="error" text={sending.problem.title} />}
      <Button busy={sending.phase === 'sending'} onClick={() => void join()}>
        {t('join')}
      </Button>
    </section>
  );
}
const offer = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)} ${theme.spacing(5)};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.spacing(4)} ${theme.spacing(5)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.l};
  > p {
    flex: 1 1 280px;
  }
`;
