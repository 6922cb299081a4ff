import { useState } from 'react';
import type { ConsoleBrandVersion } from '@tiquete/contracts';
import { NOTE_MAX } from '@tiquete/contracts/limits';
import { useApi, useMessages } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, Notice, TextField } from '@tiquete/ui';
import { revertBrand, seenOf } from '../api';
import { Differences } from '../compare/Differences';
import { useMoved } from '../frame/useMoved';

interface RevertProps {
  brand: string;
  current: ConsoleBrandVersion;
  number: number;
  onDone: () => void;
  onCancel: () => void;
}
/** Shows what a revert would change, and reverts after a confirmation. */
export function Revert({ brand, current, number, onDone, onCancel }: RevertProps) {
  const t = useMessages('brands');
  const api = useApi();
  const moving = useMoved(brand);
  const [note, setNote] = useState('');
  const send = () =>
    moving.send(
      () =>
        revertBrand(api, {
          brand,
          seen: seenOf(current),
          to: number,
          ...(note.trim() && { note: note.trim() }),
        }),
      onDone,
    );
  return (
    <div role="group" aria-label={t('history.revert')} css={formColumn}>
      <p>{t('history.revertQuestion', { number })}</p>
      <Differences brand={brand} from={current.number} to={number} />
      <TextField
        label={t('publish.note')}
        hint={t('publish.noteHint')}
        value={note}
        maxLength={NOTE_MAX}
        disabled={moving.needsCode}
        onChange={setNote}
      />
      {moving.problem && (
        <Notice
          kind="error"
          text={t('history.failed', { reason: moving.problem.detail ?? moving.problem.title })}
        />
      )}
      {moving.needsCode ? (
        <CodeAgain hint={t('publish.code')} onPassed={moving.again} onEdit={onCancel} />
      ) : (
        <div css={formRow}>
          <Button size="s" busy={moving.isSending} onClick={send}>
            {t('history.revertSend')}
          </Button>
          <Button size="s" variant="ghost" onClick={onCancel}>
            {t('edit.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
