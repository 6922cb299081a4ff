import { useState, type Ref } from 'react';
import { useApi } from '@tiquete/platform';
import { AccessLink } from '../access/AccessLink';
import { AccessCard } from '../access/AccessCard';
import { EmailForm } from '../access/EmailForm';
import { MailSent } from '../access/MailSent';
import { useEmailForm } from '../access/useEmailForm';
import { useAccess } from '../useAccess';

/** Message for a used or expired link. It offers a new link, or to sign in. */
export function LinkOver({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const t = useAccess();
  const api = useApi();
  const form = useEmailForm();
  const [sent, setSent] = useState<{ email: string; validMinutes: number } | null>(null);
  const requestAgain = async (email: string) =>
    (await api.call('POST accounts/confirmations/resend', { body: { email } })).data.valid_minutes;
  const send = async (email: string) => setSent({ email, validMinutes: await requestAgain(email) });
  return (
    <AccessCard>
      <h1 ref={heading} tabIndex={-1}>
        {t(sent ? 'sent.title' : 'confirm.overTitle')}
      </h1>
      {sent ? (
        <MailSent
          message="sent.register"
          {...sent}
          onResend={async () => void (await requestAgain(sent.email))}
          onFix={() => setSent(null)}
        />
      ) : (
        <>
          <p>{t('confirm.over')}</p>
          <EmailForm form={form} submit={t('confirm.resend')} onSend={send} />
        </>
      )}
      <AccessLink to="/login">{t('signIn')}</AccessLink>
    </AccessCard>
  );
}
