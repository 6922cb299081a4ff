import { useState } from 'react';
import { notify, useApi, useDispatch, useLazyMessages, useRequest } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { joinWords } from '../messages/join';
import { banner } from './banner';

/** Offers to add all bookings that were made with the account's e-mail but without the account. */
export function JoinOffer({ count, onJoined }: { count: number; onJoined: () => void }) {
  const t = useLazyMessages('my-bookings-join', joinWords);
  const api = useApi();
  const dispatch = useDispatch();
  const { request, run } = useRequest();
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
    <section aria-label={t('title')} css={banner}>
      <p>{t('text', { count })}</p>
      {request.phase === 'failed' && <Notice kind="error" text={request.problem.title} />}
      <Button busy={request.phase === 'loading'} onClick={() => void join()}>
        {t('join')}
      </Button>
    </section>
  );
}
