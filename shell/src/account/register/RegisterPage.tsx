import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, useBrand, useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessLink } from '../access/AccessLink';
import { AccessCard } from '../access/AccessCard';
import { EmailForm } from '../access/EmailForm';
import { saveTarget } from '../access/savedTarget';
import { MailSent } from '../access/MailSent';
import { useAccessMeta } from '../access/useAccessMeta';
import { useEmailForm } from '../access/useEmailForm';
import { useLinkToken } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { useAccess } from '../useAccess';
import { LinkRegistration } from './LinkRegistration';

type Registering = { phase: 'writing' } | { phase: 'sent'; email: string; validMinutes: number };

/**
 * `/register` requests the e-mail address and mails a link to it. `/register#token=`, from that e-mail, requests name and
 * password.
 */
export function RegisterPage() {
  const t = useAccess();
  const api = useApi();
  const { id: brand } = useBrand();
  const [query] = useSearchParams();
  const { session } = useSession();
  const [state, setState] = useState<Registering>({ phase: 'writing' });
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  const token = useLinkToken();
  const form = useEmailForm();
  useAccessMeta('register');

  if (session) return <SignedIn email={session.user.email} />;
  if (token !== null) return <LinkRegistration token={token} />;
  const register = async (email: string) =>
    (await api.call('POST accounts', { body: { email } })).data.valid_minutes;
  const send = async (email: string) => {
    const validMinutes = await register(email);
    void saveTarget(brand, query.get('callbackUrl'));
    setState({ phase: 'sent', email, validMinutes });
  };
  if (state.phase === 'sent')
    return (
      <AccessCard>
        <h1 ref={heading} tabIndex={-1}>
          {t('sent.title')}
        </h1>
        <MailSent
          message="sent.register"
          email={state.email}
          validMinutes={state.validMinutes}
          onResend={async () => void (await register(state.email))}
          onFix={() => setState({ phase: 'writing' })}
        >
          <AccessLink to="/login">{t('signIn')}</AccessLink>
        </MailSent>
      </AccessCard>
    );
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('register.title')}
      </h1>
      <p>{t('register.intro')}</p>
      <EmailForm form={form} submit={t('register.next')} onSend={send} />
      <AccessLink to="/login" before={t('register.have')}>
        {t('signIn')}
      </AccessLink>
    </AccessCard>
  );
}
function SignedIn({ email }: { email: string }) {
  const t = useAccess();
  return (
    <AccessCard>
      <h1 tabIndex={-1}>{t('register.title')}</h1>
      <p>{t('register.signedIn', { email })}</p>
      <LinkButton to="/account">{t('register.toAccount')}</LinkButton>
    </AccessCard>
  );
}
