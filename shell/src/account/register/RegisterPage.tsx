import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, useBrand, useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessLink } from '../access/AccessLink';
import { AccessCard } from '../access/AccessCard';
import { keepTarget } from '../access/keptTarget';
import { MailSent } from '../access/MailSent';
import { useAccessMeta } from '../access/useAccessMeta';
import { useLinkToken } from '../access/useMailedLink';
import { useStateFocus } from '../access/useStateFocus';
import { useAccess } from '../useAccess';
import { LinkRegistration } from './LinkRegistration';
import { RegisterForm, type Registration } from './RegisterForm';
import { useRegisterForm } from './useRegisterForm';

type Registering =
  | { phase: 'writing' }
  | { phase: 'sent'; registration: Registration; email: string; validMinutes: number };

/** `/register`: the form, then the note about the e-mail; by a mailed link, the form alone. The form keeps its values, to correct the address. */
export function RegisterPage() {
  const t = useAccess();
  const api = useApi();
  const { id: brand } = useBrand();
  const [query] = useSearchParams();
  const { session } = useSession();
  const [state, setState] = useState<Registering>({ phase: 'writing' });
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  const token = useLinkToken();
  const form = useRegisterForm();
  useAccessMeta('register');

  if (session) return <SignedIn email={session.user.email} />;
  if (token !== null) return <LinkRegistration token={token} />;
  const register = async (registration: Registration, email: string) =>
    (await api.call('POST accounts', { body: { ...registration, email } })).data.valid_minutes;
  if (state.phase === 'sent') {
    // Registered again, so that the link is for what was written here and for nobody else's registration.
    const resend = async () => void (await register(state.registration, state.email));
    return (
      <AccessCard>
        <h1 ref={heading} tabIndex={-1}>
          {t('sent.title')}
        </h1>
        <MailSent
          message="sent.register"
          email={state.email}
          validMinutes={state.validMinutes}
          onResend={resend}
          onFix={() => setState({ phase: 'writing' })}
        >
          <AccessLink to="/login">{t('signIn')}</AccessLink>
        </MailSent>
      </AccessCard>
    );
  }
  const send = async (registration: Registration, email: string) => {
    const validMinutes = await register(registration, email);
    void keepTarget(brand, query.get('callbackUrl'));
    setState({ phase: 'sent', registration, email, validMinutes });
  };
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('register.title')}
      </h1>
      <p>{t('register.intro')}</p>
      <RegisterForm form={form} hasEmail onSend={send} />
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
