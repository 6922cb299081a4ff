import { useRef, useState } from 'react';
import { useApi } from '@tiquete/platform';
import { Button, Notice, TextField } from '@tiquete/ui';
import { formColumn } from '../../form/formStyles';
import { useTextForm } from '../../form/useTextForm';
import { useStaffWords } from '../../useStaffWords';
import { CodeAgain } from '../CodeAgain';
import { PasswordForm } from '../PasswordForm';
import { addPasskey } from './browserPasskeys';
import { usePasskeySending } from './usePasskeySending';

const NAME_MAX = 40;
/** Proof that the api requires before a passkey is added. */
type Wanted = 'nothing' | 'code' | 'password';
const WANTED_BY: Record<string, Wanted> = {
  SECOND_FACTOR_REQUIRED: 'code',
  REAUTHENTICATION_REQUIRED: 'password',
};

/**
 * Form to add a passkey with a name. `onAdded` receives the recovery codes with the first factor of an account, else null.
 */
export function AddPasskey({ onAdded }: { onAdded: (codes: string[] | null) => void }) {
  const t = useStaffWords();
  const api = useApi();
  const { isSending, message, send } = usePasskeySending();
  const [wanted, setWanted] = useState<Wanted>('nothing');
  const name = useRef('');
  const add = () =>
    send(
      async () => onAdded(await addPasskey(api, name.current)),
      ({ code }) => {
        const next = WANTED_BY[code];
        if (next) setWanted(next);
        return next !== undefined;
      },
    );
  const form = useTextForm(1, (typed) => {
    name.current = typed.trim();
    add();
  });
  const proceed = () => {
    setWanted('nothing');
    add();
  };
  if (wanted === 'password') return <PasswordForm onPassed={proceed} />;
  return (
    <div css={formColumn}>
      <form css={formColumn} aria-label={t('passkeys.add')} onSubmit={form.send} noValidate>
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          name="passkey-name"
          autoComplete="off"
          {...form.field}
          maxLength={NAME_MAX}
          error={form.isWrong ? t('passkeys.nameMissing') : undefined}
        />
        {message && <Notice kind="error" text={message} />}
        {wanted === 'nothing' && (
          <div>
            <Button type="submit" variant="secondary" busy={isSending}>
              {t('passkeys.add')}
            </Button>
          </div>
        )}
      </form>
      {wanted === 'code' && (
        <CodeAgain
          hint={t('passkeys.codeBefore')}
          onPassed={proceed}
          onEdit={() => setWanted('nothing')}
        />
      )}
    </div>
  );
}
