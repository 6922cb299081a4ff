import { PASSWORD_MAX } from '@tiquete/contracts/limits';
import { useApi, useSession } from '@tiquete/platform';
import { VisuallyHidden } from '@tiquete/ui';
import { AccountForm } from '../form/AccountForm';
import type { AccountErrors, AccountValues } from '../form/accountValues';
import { currentPasswordError, newPasswordError } from '../form/checks';
import { FormText } from '../form/fields';
import { quiet } from '../form/formStyles';
import { NewPasswordField } from '../form/NewPasswordField';
import { useAccountForm } from '../form/useAccountForm';
import { useDone } from '../form/useDone';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';

const EMPTY = { current_password: '', password: '' };
const passwordErrors = (values: AccountValues): AccountErrors => ({
  current_password: currentPasswordError(values.current_password),
  password: newPasswordError(values.password),
});

export function PasswordPanel({ email }: { email: string }) {
  const t = useAccount();
  const api = useApi();
  const { refresh } = useSession();
  const form = useAccountForm(EMPTY, passwordErrors);
  const { done, say } = useDone(form);
  const change = async ({ current_password: current, password }: AccountValues) => {
    const { data } = await api.call('PUT accounts/me/password', {
      body: { current_password: current, password },
    });
    form.reset(EMPTY);
    say(
      data.ended_sessions > 0
        ? t('password.done', { count: data.ended_sessions })
        : t('password.changed'),
    );
    await refresh();
  };
  return (
    <Panel title={t('password.title')}>
      <p css={quiet}>{t('password.intro')}</p>
      <AccountForm
        form={form}
        submit={t('password.submit')}
        onSend={change}
        label={t('password.title')}
      >
        <VisuallyHidden>
          {/* Password managers read the user name from this field. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        </VisuallyHidden>
        <FormText
          name="current_password"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
        />
        <NewPasswordField label={t('password.fresh')} />
        {done}
      </AccountForm>
    </Panel>
  );
}
