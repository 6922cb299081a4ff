import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, useBrand } from '@tiquete/platform';
import { AccessLink } from '../access/AccessLink';
import { AccessCard } from '../access/AccessCard';
import { EmailForm } from '../access/EmailForm';
import { saveTarget } from '../access/savedTarget';
import { MailSent } from '../access/MailSent';
import { useAccessMeta } from '../access/useAccessMeta';
import { useEmailForm } from '../access/useEmailForm';
import { useStateFocus } from '../access/useStateFocus';
import { useAccess } from '../useAccess';

type Reset = { phase: 'writing' } | { phase: 'sent'; email: string; validMinutes: number };

/**
 * `/forgot_password`. The answer is the same with and without an account, so that it does not reveal which addresses have
 * one.
 */
export function ForgotPage() {
  const t = useAccess();
  const { id: brand } = useBrand();
  const [query] = useSearchParams();
  const [state, setState] = useState<Reset>({ phase: 'writing' });
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  const api = useApi();
  const form = useEmailForm();
  useAccessMeta('forgot');

  const requestReset = async (email: string) =>
    (await api.call('POST accounts/password_resets', { body: { email } })).data.valid_minutes;
  const send = async (email: string) => {
    const validMinutes = await requestReset(email);
    void saveTarget(brand, query.get('callbackUrl'));
    setState({ phase: 'sent', email, validMinutes });
  };
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t(state.phase === 'sent' ? 'sent.title' : 'forgot.title')}
      </h1>
      {state.phase === 'sent' ? (
        <MailSent
          message="sent.reset"
          email={state.email}
          validMinutes={state.validMinutes}
          onResend={async () => void (await requestReset(state.email))}
          onFix={() => setState({ phase: 'writing' })}
        />
      ) : (
        <>
          <p>{t('forgot.intro')}</p>
          <EmailForm form={form} submit={t('forgot.submit')} onSend={send} />
        </>
      )}
      <AccessLink to="/login">{t('forgot.back')}</AccessLink>
    </AccessCard>
  );
}
