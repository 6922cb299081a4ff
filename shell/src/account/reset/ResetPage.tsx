import { useState } from 'react';
import { LinkButton } from '@tiquete/ui';
import { AccessCard } from '../access/AccessCard';
import { ToSignIn } from '../access/ToSignIn';
import { useAccessMeta } from '../access/useAccessMeta';
import { useLinkToken } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { useAccess } from '../useAccess';
import { ResetForm } from './ResetForm';

type Phase = 'choosing' | 'done' | 'over';

/** `/reset_password#token=`, from an e-mail: sets a new password and ends every session. */
export function ResetPage() {
  const t = useAccess();
  const token = useLinkToken();
  const [phase, setPhase] = useState<Phase>(token ? 'choosing' : 'over');
  const heading = useStateFocus<HTMLHeadingElement>(phase);
  useAccessMeta('reset');
  const title = { choosing: 'reset.title', done: 'reset.doneTitle', over: 'reset.overTitle' }[
    phase
  ];
  const text = { choosing: 'reset.intro', done: 'reset.done', over: 'reset.over' }[phase];
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      <p>{t(text)}</p>
      {phase === 'choosing' && (
        <ResetForm
          token={token ?? ''}
          onDone={() => setPhase('done')}
          onOver={() => setPhase('over')}
        />
      )}
      {phase === 'done' && <ToSignIn />}
      {phase === 'over' && (
        <LinkButton fullWidth to="/forgot_password">
          {t('reset.again')}
        </LinkButton>
      )}
    </AccessCard>
  );
}
