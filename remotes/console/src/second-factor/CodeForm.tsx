import { useRef, useState, type SyntheticEvent } from 'react';
import { useMessages, type Problem } from '@tiquete/platform';
import { Button, Notice, TextField } from '@tiquete/ui';
import { formColumn } from '../cases/actions/formStyles';

const CODE_MIN = 6;
const CODE_MAX = 30;
interface CodeFormProps {
  hint: string;
  isSending: boolean;
  problem: Problem | null;
  onSend: (code: string) => void;
}
/** Six digits of the application, or a recovery code. */
export function CodeForm({ hint, isSending, problem, onSend }: CodeFormProps) {
  const t = useMessages('console');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isWrong = code.trim().length < CODE_MIN;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(true);
    if (isWrong) field.current?.focus();
    else onSend(code.trim());
  };
  return (
    <form css={formColumn} aria-label={t('factor.title')} onSubmit={send} noValidate>
      <TextField
        label={t('factor.code')}
        hint={hint}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        maxLength={CODE_MAX}
        inputRef={field}
        error={isSent && isWrong ? t('factor.codeMissing') : undefined}
      />
      {problem && <Notice kind="error" text={problem.title} />}
      <div>
        <Button type="submit" busy={isSending}>
          {t('factor.submit')}
        </Button>
      </div>
    </form>
  );
}
