import { REASON_MAX, REASON_MIN } from '@tiquete/contracts/limits';
import { useMessages, type Problem } from '@tiquete/platform';
import { formColumn, formRow, useTextForm } from '@tiquete/staff';
import { Button, Notice, TextField } from '@tiquete/ui';

interface ReasonFormProps {
  label: string;
  hint: string;
  submit: string;
  isSending: boolean;
  problem: Problem | null;
  /** True while the code below is required. The text cannot be changed then. */
  isHeld?: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}
/** Form for one reason, which the api stores in its log. */
export function ReasonForm({
  label,
  hint,
  submit,
  isSending,
  problem,
  isHeld = false,
  onSend,
  onCancel,
}: ReasonFormProps) {
  const t = useMessages('console');
  const { field, isWrong, send } = useTextForm(REASON_MIN, (reason) => onSend(reason.trim()));
  return (
    <form css={formColumn} aria-label={label} onSubmit={send} noValidate>
      <fieldset disabled={isHeld}>
        <TextField
          label={label}
          hint={hint}
          {...field}
          maxLength={REASON_MAX}
          error={isWrong ? t('action.reasonWrong') : undefined}
        />
      </fieldset>
      {problem && <Notice kind="error" text={t('action.failed', { reason: problem.title })} />}
      {!isHeld && (
        <div css={formRow}>
          <Button type="submit" size="s" busy={isSending}>
            {submit}
          </Button>
          <Button size="s" variant="ghost" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
