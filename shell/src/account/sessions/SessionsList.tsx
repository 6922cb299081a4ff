import { useState } from 'react';
import type { AccountSession } from '@tiquete/contracts';
import { toProblem, useApi, useRequest, type ApiClient } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { problemText } from '../form/problemText';
import { quiet } from '../form/formStyles';
import { StatusMessage } from '../form/StatusMessage';
import { useAccess } from '../useAccess';
import { useAccount } from '../useAccount';
import { SessionCard } from './SessionCard';

/** Marker in place of a session's id while all other sessions are being closed. */
const OTHERS = 'others';

/** The account's sessions, this one first. */
export function SessionsList({ sessions: given }: { sessions: AccountSession[] }) {
  const t = useAccount();
  const api = useApi();
  const words = useAccess();
  const [sessions, setSessions] = useState(() =>
    [...given].sort((one, other) => Number(other.current) - Number(one.current)),
  );
  const [closing, setClosing] = useState('');
  const [message, setMessage] = useState('');
  const { request, run } = useRequest();
  const others = sessions.filter(({ current }) => !current);

  const close = (target: string, act: () => Promise<string>) => {
    if (request.phase === 'loading') return;
    setClosing(target);
    setMessage('');
    void run(async () => setMessage(await act()));
  };
  const closeOne = ({ id }: AccountSession) =>
    close(id, async () => {
      await endSession(api, id);
      setSessions((all) => all.filter((each) => each.id !== id));
      return t('sessions.closed');
    });
  const closeOthers = () =>
    close(OTHERS, async () => {
      const { data } = await api.call('DELETE accounts/me/sessions');
      setSessions((all) => all.filter(({ current }) => current));
      return t('sessions.closedOthers', { count: data.ended_sessions });
    });
  const isClosing = (target: string) => request.phase === 'loading' && closing === target;
  return (
    <>
      <p css={quiet}>{t(others.length > 0 ? 'sessions.intro' : 'sessions.alone')}</p>
      <StatusMessage text={message} />
      {request.phase === 'failed' && (
        <Notice kind="error" text={problemText(request.problem, words)} />
      )}
      <ul css={list}>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            isClosing={isClosing(session.id)}
            onClose={() => closeOne(session)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button variant="secondary" busy={isClosing(OTHERS)} onClick={closeOthers}>
            {t('sessions.others')}
          </Button>
        </div>
      )}
    </>
  );
}
/** Closes a session. A session that no longer exists counts as closed. */
async function endSession(api: ApiClient, id: string): Promise<void> {
  try {
    await api.call('DELETE accounts/me/sessions/:id', { params: { id } });
  } catch (error) {
    if (toProblem(error).code !== 'NOT_FOUND') throw error;
  }
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
