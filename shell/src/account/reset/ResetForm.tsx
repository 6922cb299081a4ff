import { toProblem, useApi, useSession } from '@tiquete/platform';
import { AccountForm } from '../form/AccountForm';
import type { AccountValues } from '../form/accountValues';
import { newPasswordError } from '../form/checks';
import { NewPasswordField } from '../form/NewPasswordField';
import { useAccountForm } from '../form/useAccountForm';
import { useAccess } from '../useAccess';

const EMPTY = { password: '' };
const resetErrors = ({ password }: AccountValues) => ({ password: newPasswordError(password) });

export function ResetForm({
  token,
  submit,
  onDone,
  onOver,
}: {
  token: string;
  submit: string;
  onDone: () => void;
  onOver: () => void;
}) {
  const t = useAccess();
  const api = useApi();
  const form = useAccountForm(EMPTY, resetErrors);
  const { refresh } = useSession();
  const send = async ({ password }: AccountValues) => {
    try {
      await api.call('POST accounts/passwords', { body: { token, password } });
    } catch (error) {
      const { code, source } = toProblem(error);
      const isOver =
        code === 'LINK_INVALID' || (code === 'INVALID_FORMAT' && source?.pointer === '/token');
      if (!isOver) throw error;
      return onOver();
    }
    onDone();
    await refresh();
  };
  return (
    <AccountForm form={form} submit={submit} onSend={send}>
      <NewPasswordField label={t('fields.newPassword')} />
    </AccountForm>
  );
}
