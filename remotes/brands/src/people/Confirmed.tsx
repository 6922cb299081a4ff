import type { ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, Notice } from '@tiquete/ui';
import { useCoded } from '../frame/useCoded';

interface ConfirmedProps {
  title: string;
  question: string;
  /** Fields above the question. */
  children?: ReactNode;
  send: string;
  isDanger?: boolean;
  work: () => Promise<void>;
  onCancel: () => void;
}
/** Confirmation of a change of access, with a fresh code if the api requires one. */
export function Confirmed(props: ConfirmedProps) {
  const { title, question, children, send, isDanger, work, onCancel } = props;
  const t = useMessages('brands');
  const coded = useCoded();
  const { problem } = coded;
  return (
    <div role="group" aria-label={title} css={formColumn}>
      {!coded.needsCode && children}
      <p>{question}</p>
      {problem && (
        <Notice
          kind="error"
          text={t('people.failed', { reason: problem.detail ?? problem.title })}
        />
      )}
      {coded.needsCode ? (
        <CodeAgain hint={t('people.code')} onPassed={coded.again} onEdit={onCancel} />
      ) : (
        <div css={formRow}>
          <Button
            size="s"
            variant={isDanger ? 'danger' : 'primary'}
            busy={coded.isSending}
            onClick={() => coded.send(work)}
          >
            {send}
          </Button>
          <Button size="s" variant="ghost" onClick={onCancel}>
            {t('people.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
