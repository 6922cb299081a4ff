import { useApi } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { formColumn } from '../../form/formStyles';
import { useStaffWords } from '../../useStaffWords';
import { provePasskey } from './browserPasskeys';
import { usePasskeySending } from './usePasskeySending';

/** Button that gives a passkey in place of a code. */
export function UsePasskey({
  isSmall = false,
  onPassed,
}: {
  isSmall?: boolean;
  onPassed: () => void;
}) {
  const t = useStaffWords();
  const api = useApi();
  const { isSending, message, send } = usePasskeySending();
  const prove = () =>
    send(async () => {
      await provePasskey(api);
      onPassed();
    });
  return (
    <div css={formColumn}>
      <div>
        <Button size={isSmall ? 's' : 'm'} busy={isSending} onClick={prove}>
          {t('passkeys.use')}
        </Button>
      </div>
      {message && <Notice kind="error" text={message} />}
    </div>
  );
}
