import { useEffect, useRef } from 'react';
import { useApi, useSending } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { CodeForm } from './CodeForm';

interface CodeAgainProps {
  /** What comes after it, and that it needs a new code. */
  hint: string;
  onPassed: () => void;
  /** Back to what was typed before. */
  onEdit: () => void;
}
/** Before money moves or many people's data are shown: a code of now, after which the action goes on. */
export function CodeAgain({ hint, onPassed, onEdit }: CodeAgainProps) {
  const api = useApi();
  const { sending, run } = useSending();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const prove = (code: string) =>
    void run(async () => {
      await api.call('POST operations/second_factor/proofs', { body: { code } });
      onPassed();
    });
  return (
    <div ref={place} css={apart}>
      <CodeForm
        hint={hint}
        isSending={sending.phase === 'sending'}
        problem={sending.phase === 'failed' ? sending.problem : null}
        onSend={prove}
        onEdit={onEdit}
      />
    </div>
  );
}
const apart = (theme: Theme) => css`
  padding-top: ${theme.spacing(3)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
