import { useApi } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { useResend } from '../account/access/useResend';
import { problemText } from '../account/form/problemText';
import { useAccess } from '../account/useAccess';
import { isEmail } from './loginErrors';

/** Sends the confirmation link again to the typed address; without an address, focuses the field. */
export function ResendConfirmation({ email, onMissing }: { email: string; onMissing: () => void }) {
  const t = useAccess();
  const api = useApi();
  const { request, resend } = useResend(
    async () =>
      void (await api.call('POST accounts/confirmations/resend', {
        body: { email: email.trim() },
      })),
  );
  return (
    <>
      {request.phase === 'ready' && <Notice kind="success" text={t('sent.resent')} />}
      {request.phase === 'failed' && (
        <Notice
          kind="error"
          text={t('login.resendFailed', { problem: problemText(request.problem, t) })}
        />
      )}
      <Button
        variant="secondary"
        fullWidth
        busy={request.phase === 'loading'}
        onClick={() => (isEmail(email) ? void resend() : onMissing())}
      >
        {t('login.resend')}
      </Button>
    </>
  );
}
