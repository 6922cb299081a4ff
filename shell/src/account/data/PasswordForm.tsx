import { useEffect, type ReactNode } from 'react';
import { PASSWORD_MAX } from '@tiquete/contracts/limits';
import type { Problem } from '@tiquete/platform';
import { Button, type ButtonProps } from '@tiquete/ui';
import { AccountForm } from '../form/AccountForm';
import type { AccountValues } from '../form/accountValues';
import { currentPasswordError } from '../form/checks';
import { FormText } from '../form/fields';
import { useAccountForm } from '../form/useAccountForm';
import { useAccount } from '../useAccount';

const EMPTY = { password: '' };
const errors = ({ password }: AccountValues) => ({ password: currentPasswordError(password) });

interface PasswordFormProps {
  intro: string;
  submit: string;
  variant?: ButtonProps['variant'];
  onSend: (password: string) => Promise<void>;
  describe?: (problem: Problem) => ReactNode;
  onCancel: () => void;
}
/** Requires the password again before a sensitive action, and focuses the field. */
export function PasswordForm({
  intro,
  submit,
  variant,
  onSend,
  describe,
  onCancel,
}: PasswordFormProps) {
  const t = useAccount();
  const form = useAccountForm(EMPTY, errors);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <AccountForm
      form={form}
      submit={submit}
      variant={variant}
      onSend={({ password }) => onSend(password)}
      describe={describe}
      label={submit}
      beside={
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{intro}</p>
      <FormText
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
      />
    </AccountForm>
  );
}
