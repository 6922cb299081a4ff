import { useState } from 'react';
import { LinkButton } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { ToSignIn } from '../access/ToSignIn';
import { useAccessMeta } from '../access/useAccessMeta';
import { useMailedLink } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { useAccess } from '../useAccess';
import { ResetForm } from './ResetForm';

type Phase = 'choosing' | 'done' | 'over';
const RESET = {
  choosing: { title: 'reset.title', text: 'reset.intro' },
  done: { title: 'reset.doneTitle', text: 'reset.done' },
  over: { title: 'reset.overTitle', text: 'reset.over' },
} as const;
const RESTORE = {
  choosing: { title: 'restore.title', text: 'restore.intro' },
  done: { title: 'restore.doneTitle', text: 'restore.done' },
  over: { title: 'reset.overTitle', text: 'restore.over' },
} as const;

/**
 * `/reset_password#token=`, from an e-mail. Sets a new password and ends every session. With `for=email` it also restores
 * the account's old address.
 */
export function ResetPage() {
  const t = useAccess();
  const link = useMailedLink();
  const [phase, setPhase] = useState<Phase>(link ? 'choosing' : 'over');
  const heading = useStateFocus<HTMLHeadingElement>(phase);
  useAccessMeta('reset');
  const isRestore = link?.isFor === 'email';
  const words = (isRestore ? RESTORE : RESET)[phase];
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t(words.title)}
      </h1>
      <p>{t(words.text)}</p>
      {phase === 'choosing' && (
        <ResetForm
          token={link?.token ?? ''}
          submit={t(isRestore ? 'restore.submit' : 'reset.submit')}
          onDone={() => setPhase('done')}
          onOver={() => setPhase('over')}
        />
      )}
      {phase === 'done' && <ToSignIn />}
      {phase === 'over' && !isRestore && (
        <LinkButton fullWidth to="/forgot_password">
          {t('reset.again')}
        </LinkButton>
      )}
    </AccessCard>
  );
}
