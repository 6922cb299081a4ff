import { useState } from 'react';
import type { ConsoleBrand, ConsoleBrandVersion } from '@tiquete/contracts';
import { NOTE_MAX } from '@tiquete/contracts/limits';
import { useApi, useMessages, useSession } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, Notice, Section, TextField } from '@tiquete/ui';
import { discardDraft, publishDraft, seenOf } from '../api';
import { Differences } from '../compare/Differences';
import { useMoved } from '../frame/useMoved';
import type { Editor } from './useEditor';

type Step =
  { step: 'closed' | 'publishing' | 'discarding' | 'discarded' } | { step: 'done'; number: number };

/** Publishes or discards the draft, after the differences were shown and confirmed. */
export function Publish({ state, editor }: { state: ConsoleBrand; editor: Editor }) {
  const t = useMessages('brands');
  const [step, setStep] = useState<Step>({ step: 'closed' });
  const [note, setNote] = useState('');
  const { draft, published } = state;
  const isTyped = editor.typed.length > 0;
  const { session } = useSession();
  const needsTwo = (published ?? draft)?.file.two_to_publish === true;
  const isOwn = draft?.edited_by.includes(session?.user.email ?? '') === true;
  const close = () => setStep({ step: 'closed' });
  return (
    <Section size="s" title={t('publish.title')}>
      {!draft && step.step === 'done' && (
        <Notice kind="success" text={t('publish.done', { number: step.number })} />
      )}
      {!draft && step.step === 'discarded' && <Notice kind="info" text={t('edit.discarded')} />}
      {!draft && <p>{t('publish.nothing')}</p>}
      {draft && isTyped && <p>{t('publish.unsaved')}</p>}
      {draft && !isTyped && step.step === 'publishing' && (
        <Confirm
          draft={draft}
          published={published}
          note={note}
          onNote={setNote}
          onDone={(number) => {
            setStep({ step: 'done', number });
            setNote('');
          }}
          onCancel={close}
        />
      )}
      {draft && !isTyped && step.step === 'discarding' && (
        <Discard
          draft={draft}
          brand={state.id}
          onDone={() => setStep({ step: 'discarded' })}
          onCancel={close}
        />
      )}
      {draft && !isTyped && step.step !== 'publishing' && step.step !== 'discarding' && (
        <div css={formRow}>
          {needsTwo && isOwn ? (
            <Notice kind="info" text={t('publish.second')} />
          ) : (
            <Button onClick={() => setStep({ step: 'publishing' })}>{t('publish.open')}</Button>
          )}
          <Button variant="ghost" onClick={() => setStep({ step: 'discarding' })}>
            {t('edit.discard')}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface ConfirmProps {
  draft: ConsoleBrandVersion;
  published: ConsoleBrandVersion | null;
  /** Note for the history. It survives a change of the draft. */
  note: string;
  onNote: (note: string) => void;
  onDone: (number: number) => void;
  onCancel: () => void;
}
function Confirm({ draft, published, note, onNote, onDone, onCancel }: ConfirmProps) {
  const t = useMessages('brands');
  const api = useApi();
  const { id: brand, hosts } = draft.file;
  const moving = useMoved(brand);
  const send = () =>
    moving.send(
      () =>
        publishDraft(api, {
          brand,
          seen: seenOf(draft),
          ...(note.trim() && { note: note.trim() }),
        }),
      (state) => onDone(state.published?.number ?? draft.number),
    );
  return (
    <div css={formColumn}>
      {published ? (
        <Differences brand={brand} from={published.number} to={draft.number} />
      ) : (
        <p>{t('publish.first', { hosts: hosts.join(', ') })}</p>
      )}
      <p>{t('publish.question')}</p>
      <TextField
        label={t('publish.note')}
        hint={t('publish.noteHint')}
        value={note}
        maxLength={NOTE_MAX}
        disabled={moving.needsCode}
        onChange={onNote}
      />
      {moving.problem && (
        <Notice
          kind="error"
          text={t('publish.failed', { reason: moving.problem.detail ?? moving.problem.title })}
        />
      )}
      {moving.needsCode ? (
        <CodeAgain hint={t('publish.code')} onPassed={moving.again} onEdit={onCancel} />
      ) : (
        <div css={formRow}>
          <Button busy={moving.isSending} onClick={send}>
            {t('publish.send')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('edit.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DiscardProps {
  brand: string;
  draft: ConsoleBrandVersion;
  onDone: () => void;
  onCancel: () => void;
}
function Discard({ brand, draft, onDone, onCancel }: DiscardProps) {
  const t = useMessages('brands');
  const api = useApi();
  const moving = useMoved(brand);
  return (
    <div css={formColumn}>
      <p>{t('edit.discardQuestion')}</p>
      {moving.problem && (
        <Notice
          kind="error"
          text={t('history.failed', { reason: moving.problem.detail ?? moving.problem.title })}
        />
      )}
      <div css={formRow}>
        <Button
          variant="secondary"
          busy={moving.isSending}
          onClick={() =>
            moving.send(() => discardDraft(api, { brand, seen: seenOf(draft) }), onDone)
          }
        >
          {t('edit.discard')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </div>
  );
}
