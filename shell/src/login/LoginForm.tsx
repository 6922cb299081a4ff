import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, css, Notice, TextField, type Theme } from '@tiquete/ui';
import { loginErrors, type Credentials, type LoginErrors } from './loginErrors';
import { ResendConfirmation } from './ResendConfirmation';

interface LoginFormProps {
  /** Error of the last attempt, or an error with which another page led here. */
  message: string | null;
  /** True when the address may be unconfirmed: offers a new link. The text does not say which addresses are unconfirmed. */
  mayBeUnconfirmed: boolean;
  isSending: boolean;
  onSend: (credentials: Credentials) => void;
}
/** E-mail and password. Errors are shown at the fields, and the first field with an error is focused. */
export function LoginForm({ message, mayBeUnconfirmed, isSending, onSend }: LoginFormProps) {
  const t = useMessages('shell');
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<LoginErrors>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = loginErrors(credentials);
    setErrors(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else onSend(credentials);
  }
  const focusEmail = () => {
    setErrors({ email: loginErrors({ ...credentials, password: '-' }).email });
    email.current?.focus();
  };
  const change = (field: keyof Credentials) => (value: string) => {
    setCredentials((last) => ({ ...last, [field]: value }));
    setErrors((last) => ({ ...last, [field]: undefined }));
  };
  return (
    <form onSubmit={submit} noValidate css={form}>
      {message ? <Notice kind="error" text={message} /> : null}
      {mayBeUnconfirmed ? (
        <ResendConfirmation email={credentials.email} onMissing={focusEmail} />
      ) : null}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={credentials.email}
        onChange={change('email')}
        error={errors.email && t(errors.email)}
        inputRef={email}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={credentials.password}
        onChange={change('password')}
        error={errors.password && t(errors.password)}
        inputRef={password}
      />
      <Button type="submit" variant="primary" fullWidth busy={isSending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
const form = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
