import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, useBrand, useSession } from '@tiquete/platform';
import { LinkButton } from '@tiquete/ui';
import { AccessLink } from '../access/AccessLink';
import { AccessCard } from '../access/AccessCard';
import { keepTarget } from '../access/keptTarget';
import { MailSent } from '../access/MailSent';
import { useAccessMeta } from '../access/useAccessMeta';
import { useStateFocus } from '../access/useStateFocus';
import { useAccess } from '../useAccess';
import { RegisterForm } from './RegisterForm';
import { useRegisterForm } from './useRegisterForm';

type Registering = { phase: 'writing' } | { phase: 'sent'; email: string; validMinutes: number };

/** `/register`: the form, then the note about the e-mail. The form keeps its values, to correct the address. */
export function RegisterPage() {
  const t = useAccess();
  const api = useApi();
  const { id: brand } = useBrand();
  const [query] = useSearchParams();
  const { session } = useSession();
  const [state, setState] = useState<Registering>({ phase: 'writing' });
  const heading = useStateFocus<HTMLHeadingElement>(state.phase);
  const form = useRegisterForm();
  useAccessMeta('register');

  if (session) return <SignedIn email={session.user.email} />;
  if (state.phase === 'sent') {
    const resend = async () =>
      void (await api.call('POST accounts/confirmations/resend', {
        body: { email: state.email },
      }));
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
  const onSent = (email: string, validMinutes: number) => {
    void keepTarget(brand, query.get('callbackUrl'));
    setState({ phase: 'sent', email, validMinutes });
  };
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t('register.title')}
      </h1>
      <p>{t('register.intro')}</p>
      <RegisterForm form={form} onSent={onSent} />
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
