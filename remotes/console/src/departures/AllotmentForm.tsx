import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { useMessages, type Problem } from '@tiquete/platform';
import { formColumn, formRow } from '@tiquete/staff';
import { Button, Notice, TextField } from '@tiquete/ui';

/** Most rooms of a type that the api accepts. */
const MOST = 2000;

interface AllotmentFormProps {
  allotment: ConsoleDeparture['allotments'][number];
  isSending: boolean;
  problem: Problem | null;
  onSend: (total: number) => void;
  onCancel: () => void;
}
/** Form for a new total, at least the rooms held and sold. The api checks it again. */
export function AllotmentForm({
  allotment: { room_type, total, held, sold },
  isSending,
  problem,
  onSend,
  onCancel,
}: AllotmentFormProps) {
  const t = useMessages('console');
  const [typed, setTyped] = useState(String(total));
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const least = Math.max(1, held + sold);
  const wanted = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  const isWrong = wanted === null || wanted < least || wanted > MOST;
  const type = t(`departure.rooms.${room_type}`);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(true);
    if (isWrong) field.current?.focus();
    else onSend(wanted);
  };
  return (
    <form
      css={formColumn}
      aria-label={t('departure.changeOf', { type })}
      onSubmit={send}
      noValidate
    >
      <TextField
        label={t('departure.newTotal', { type })}
        hint={t('departure.newTotalHint', { count: least })}
        inputMode="numeric"
        autoComplete="off"
        inputRef={field}
        maxLength={4}
        value={typed}
        onChange={setTyped}
        error={isSent && isWrong ? t('departure.totalWrong', { least }) : undefined}
      />
      {problem && (
        <Notice
          kind="error"
          text={t('action.failed', { reason: problem.detail ?? problem.title })}
        />
      )}
      <div css={formRow}>
        <Button type="submit" size="s" busy={isSending}>
          {t('departure.save')}
        </Button>
        <Button size="s" variant="ghost" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
