import { type Problem } from '@tiquete/platform';
import { Button, Notice, TextField } from '@tiquete/ui';
import { formColumn, formRow } from '../form/formStyles';
import { useTextForm } from '../form/useTextForm';
import { useStaffWords } from '../useStaffWords';

const CODE_MIN = 6;
const CODE_MAX = 30;
interface CodeFormProps {
  hint: string;
  isSending: boolean;
  problem: Problem | null;
  onSend: (code: string) => void;
  /** Inside another form: returns to it. */
  onEdit?: () => void;
}
/** Field for six digits of an authenticator, or a recovery code. */
export function CodeForm({ hint, isSending, problem, onSend, onEdit }: CodeFormProps) {
  const t = useStaffWords();
  const { field, isWrong, send } = useTextForm(CODE_MIN, (code) => onSend(code.trim()));
  return (
    <form css={formColumn} aria-label={t('title')} onSubmit={send} noValidate>
      <TextField
        label={t('code')}
        hint={hint}
        name="code"
        autoComplete="one-time-code"
        {...field}
        maxLength={CODE_MAX}
        error={isWrong ? t('codeMissing') : undefined}
      />
      {problem && <Notice kind="error" text={problem.title} />}
      <div css={formRow}>
        <Button type="submit" size={onEdit ? 's' : 'm'} busy={isSending}>
          {t('submit')}
        </Button>
        {onEdit && (
          <Button size="s" variant="ghost" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
    </form>
  );
}
