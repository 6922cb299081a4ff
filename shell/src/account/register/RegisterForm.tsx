import { ConsentFields } from '@tiquete/fields';
import { useApi, useBrand } from '@tiquete/platform';
import { AccountForm } from '../form/AccountForm';
import type { AccountValues } from '../form/accountValues';
import { EmailField } from '../form/EmailField';
import { FormText, useBoundField } from '../form/fields';
import { NewPasswordField } from '../form/NewPasswordField';
import type { AccountForm as Form } from '../form/useAccountForm';
import { useAccess } from '../useAccess';

export function RegisterForm({
  form,
  onSent,
}: {
  form: Form;
  onSent: (email: string, validMinutes: number) => void;
}) {
  const t = useAccess();
  const api = useApi();
  const { terms, data } = useBrand().policy_versions;
  const send = async ({ name, email, password }: AccountValues) => {
    const body = {
      name: name.trim(),
      email: email.trim(),
      password,
      accepts: { terms_version: terms, data_policy_version: data },
    };
    const answer = await api.call('POST accounts', { body });
    onSent(body.email, answer.data.valid_minutes);
  };
  return (
    <AccountForm form={form} submit={t('register.submit')} onSend={send}>
      <FormText words="access" name="name" autoComplete="name" maxLength={80} required />
      <EmailField autoComplete="username" />
      <NewPasswordField />
      <RegisterConsents />
    </AccountForm>
  );
}
function RegisterConsents() {
  return (
    <ConsentFields
      terms={useBoundField('terms', 'access')}
      dataPolicy={useBoundField('dataPolicy', 'access')}
    />
  );
}
