import { useApi, useRequest } from '@tiquete/platform';
import { Button, Notice, TextField } from '@tiquete/ui';
import { formColumn } from '../form/formStyles';
import { useTextForm } from '../form/useTextForm';
import { useStaffWords } from '../useStaffWords';

/** Requires the password in an older session, so that a stranger at an open session cannot register an authenticator. */
export function PasswordForm({ onPassed }: { onPassed: () => void }) {
  const t = useStaffWords();
  const api = useApi();
  const { request, run } = useRequest();
  const { field, isWrong, send } = useTextForm(
    1,
    (password) =>
      void run(async () => {
        await api.call('POST accounts/me/reauthentications', { body: { password } });
        onPassed();
      }),
  );
  return (
    <form css={formColumn} aria-label={t('title')} onSubmit={send} noValidate>
      <p>{t('signInAgain')}</p>
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        {...field}
        error={isWrong ? t('passwordMissing') : undefined}
      />
      {request.phase === 'failed' && <Notice kind="error" text={request.problem.title} />}
      <div>
        <Button type="submit" busy={request.phase === 'loading'}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
