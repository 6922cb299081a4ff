import { useState } from 'react';
import { formatDayYear, useApi, useRequest } from '@tiquete/platform';
import { Button, css, Notice, smallText, type Theme } from '@tiquete/ui';
import { formColumn, formRow } from '../../form/formStyles';
import { useStaffWords } from '../../useStaffWords';
import { CodeAgain } from '../CodeAgain';

interface PasskeyRowProps {
  passkey: {
    id: string;
    name: string;
    host: string;
    created_at: string;
    last_used_at: string | null;
  };
  onRemoved: () => void;
}
/** A passkey with its name, host and days, and a confirmation before its removal. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name, host, created_at, last_used_at } = passkey;
  const t = useStaffWords();
  const api = useApi();
  const { request, run } = useRequest();
  const [isConfirming, setConfirming] = useState(false);
  const problem = request.phase === 'failed' ? request.problem : null;
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  const remove = () =>
    void run(async () => {
      await api.call('DELETE operations/second_factor/passkeys/:id', { params: { id } });
      onRemoved();
    });
  const used = last_used_at
    ? t('passkeys.used', { day: formatDayYear(last_used_at.slice(0, 10)) })
    : '';
  return (
    <li css={[formColumn, row]}>
      <p>
        <b>{name}</b>
      </p>
      <p css={smallText}>
        {t('passkeys.made', { host, day: formatDayYear(created_at.slice(0, 10)) })} {used}
      </p>
      <div css={formRow}>
        {isConfirming ? (
          <>
            <Button size="s" busy={request.phase === 'loading'} onClick={remove}>
              {t('passkeys.removeYes')}
            </Button>
            <Button size="s" variant="ghost" onClick={() => setConfirming(false)}>
              {t('passkeys.keep')}
            </Button>
          </>
        ) : (
          <Button size="s" variant="secondary" onClick={() => setConfirming(true)}>
            {t('passkeys.remove', { name })}
          </Button>
        )}
      </div>
      {isConfirming && needsCode && (
        <CodeAgain
          hint={t('passkeys.codeBefore')}
          onPassed={remove}
          onEdit={() => setConfirming(false)}
        />
      )}
      {isConfirming && problem && !needsCode && <Notice kind="error" text={problem.title} />}
    </li>
  );
}
const row = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
  border-bottom: 1px solid ${theme.vars.palette.divider};
`;
