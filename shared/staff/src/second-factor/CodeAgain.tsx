import { useEffect, useRef, useState } from 'react';
import { useApi, useRequest } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useStaffWords } from '../useStaffWords';
import { CodeForm } from './CodeForm';
import { UsePasskey } from './passkeys/UsePasskey';
import { canUsePasskeys } from './passkeys/browserPasskeys';

interface CodeAgainProps {
  /** Names the action that follows and explains that it needs a fresh code. */
  hint: string;
  onPassed: () => void;
  /** Returns to the form of the action. */
  onEdit: () => void;
}
/** Requires a fresh code or a passkey before a refund or the display of personal data; then the action continues. */
export function CodeAgain({ hint, onPassed, onEdit }: CodeAgainProps) {
  const t = useStaffWords();
  const api = useApi();
  const hasPasskey = usePasskeysHere();
  const { request, run } = useRequest();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const prove = (code: string) =>
    void run(async () => {
      await api.call('POST operations/second_factor/proofs', { body: { code } });
      onPassed();
    });
  return (
    <div ref={place} css={apart}>
      {hasPasskey && (
        <>
          <UsePasskey isSmall onPassed={onPassed} />
          <p>{t('passkeys.or')}</p>
        </>
      )}
      <CodeForm
        hint={hint}
        isSending={request.phase === 'loading'}
        problem={request.phase === 'failed' ? request.problem : null}
        onSend={prove}
        onEdit={onEdit}
      />
    </div>
  );
}
const apart = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding-top: ${theme.spacing(3)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;

/** True when the account has a passkey for this host. False until the api has answered. */
function usePasskeysHere(): boolean {
  const api = useApi();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    api.call('GET operations/second_factor', {}).then(
      ({ data }) => setThere(data.passkeys_here > 0),
      // Without an answer the page requires a code.
      () => undefined,
    );
  }, [api]);
  return isThere;
}
