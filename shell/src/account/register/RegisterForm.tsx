import { ConsentFields } from '@tiquete/fields';
import { useBrand } from '@tiquete/platform';
import { AccountForm } from '../form/AccountForm';
import type { AccountValues } from '../form/accountValues';
import { FormText, useBoundField } from '../form/fields';
import { pair } from '../form/formStyles';
import { NewPasswordField } from '../form/NewPasswordField';
import type { AccountForm as Form } from '../form/useAccountForm';
import { useAccess } from '../useAccess';

export interface Registration {
  name: string;
  lastname: string;
  password: string;
  accepts: { terms_version: string; data_policy_version: string };
}
interface RegisterFormProps {
  form: Form;
  onSend: (registration: Registration) => Promise<void>;
}
/** Name, password and consents of a new account. The mailed link identifies the address. */
export function RegisterForm({ form, onSend }: RegisterFormProps) {
  const t = useAccess();
  const { terms, data } = useBrand().policy_versions;
  const send = ({ name, lastname, password }: AccountValues) =>
    onSend({
      name: name.trim(),
      lastname: lastname.trim(),
      password,
      accepts: { terms_version: terms, data_policy_version: data },
    });
  return (
    <AccountForm form={form} submit={t('register.submit')} onSend={send}>
      <div css={pair}>
        <FormText words="access" name="name" autoComplete="given-name" maxLength={50} required />
        <FormText
          words="access"
          name="lastname"
          autoComplete="family-name"
          maxLength={50}
          required
        />
      </div>
      <NewPasswordField />
      <RegisterConsents />
    </AccountForm>
  );
}
function RegisterConsents() {
  return (
    <ConsentFields
      terms={useBoundField('terms', 'access', '')}
      dataPolicy={useBoundField('dataPolicy', 'access', '')}
    />
  );
}
