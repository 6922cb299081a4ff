import { AccountForm } from '../form/AccountForm';
import { EmailField } from '../form/EmailField';
import type { AccountForm as Form } from '../form/useAccountForm';

/** Form with one e-mail field. The page sends a link to that address. */
export function EmailForm({
  form,
  submit,
  onSend,
}: {
  form: Form;
  submit: string;
  onSend: (email: string) => Promise<void>;
}) {
  return (
    <AccountForm form={form} submit={submit} onSend={({ email }) => onSend(email.trim())}>
      <EmailField autoComplete="username" />
    </AccountForm>
  );
}
