import { useState } from 'react';
import { toProblem, useApi } from '@tiquete/platform';
import { AccessCard } from '../access/AccessCard';
import { useStateFocus } from '../access/useStateFocus';
import { Confirmed } from '../confirm/Confirmed';
import { LinkOver } from '../confirm/LinkOver';
import { useAccess } from '../useAccess';
import { RegisterForm, type Registration } from './RegisterForm';
import { useRegisterForm } from './useRegisterForm';

/** The page of the mailed link, where the visitor chooses name and password. It works in any browser. */
export function LinkRegistration({ token }: { token: string }) {
  const t = useAccess();
  const api = useApi();
  const [phase, setPhase] = useState<'writing' | 'confirmed' | 'over'>('writing');
  const heading = useStateFocus<HTMLHeadingElement>(phase);
  const form = useRegisterForm();
  const send = async (registration: Registration) => {
    try {
      await api.call('POST accounts/confirmations', { body: { token, registration } });
    } catch (error) {
      const { code, source } = toProblem(error);
      const isOver =
        code === 'LINK_INVALID' || (code === 'INVALID_FORMAT' && source?.pointer === '/token');
      if (!isOver) throw error;
      return setPhase('over');
    }
    setPhase('confirmed');
  };
  if (phase === 'confirmed') return <Confirmed purpose="ACCOUNT" heading={heading} />;
  if (phase === 'over') return <LinkOver heading={heading} />;
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('register.linkTitle')}
      </h1>
      <p>{t('register.linkIntro')}</p>
      <RegisterForm form={form} onSend={send} />
    </AccessCard>
  );
}
