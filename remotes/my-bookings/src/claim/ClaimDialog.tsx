import { useLazyMessages } from '@tiquete/platform';
import { Button, css, Dialog, type Theme } from '@tiquete/ui';
import { CodeAndEmailFields } from '../booking/CodeAndEmailFields';
import { dialogActions } from '../booking/dialogActions';
import { claimWords } from '../messages/claim';
import { useClaim } from './useClaim';

const FORM_ID = 'claim-booking';

/**
 * Adds a booking that was made without an account. An account with the booking's e-mail gets it at once; any other after a
 * confirmation by e-mail.
 */
export function ClaimDialog({ onClose }: { onClose: () => void }) {
  const t = useLazyMessages('my-bookings-claim', claimWords);
  const { fields, problem, isBusy, sentTo, submit } = useClaim();
  if (sentTo !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('sentTitle')}
        actions={<Button onClick={onClose}>{t('sentClose')}</Button>}
      >
        <p role="status">{t('sent', { email: sentTo })}</p>
      </Dialog>
    );
  const actions = (
    <div css={dialogActions}>
      <Button variant="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={FORM_ID} busy={isBusy}>
        {t('add')}
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={t('title')} actions={actions}>
      <form id={FORM_ID} noValidate onSubmit={submit} css={form}>
        <p>{t('text')}</p>
        <CodeAndEmailFields fields={fields} problem={problem} t={t} />
      </form>
    </Dialog>
  );
}
const form = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
