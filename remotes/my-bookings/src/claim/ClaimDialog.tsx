import { useBrand, useLazyMessages } from '@tiquete/platform';
import { Button, ContactLinks, css, Dialog, Notice, TextField, type Theme } from '@tiquete/ui';
import { dialogActions } from '../booking/dialogActions';
import { claimWords } from '../messages/claim';
import { useClaim } from './useClaim';

const FORM_ID = 'claim-booking';
/** Error codes after which the dialog shows the brand's contacts, as another try would hardly help. */
const WANTS_HELP = new Set(['BOOKING_NOT_CLAIMED', 'RATE_LIMITED']);

/** Adds a booking that was made without an account: at once to the account with its e-mail, to any other once its mailbox agrees. */
export function ClaimDialog({ onClose }: { onClose: () => void }) {
  const t = useLazyMessages('my-bookings-claim', claimWords);
  const brand = useBrand();
  const {
    code,
    email,
    wrong,
    problem,
    isBusy,
    sentTo,
    codeRef,
    emailRef,
    typeCode,
    typeEmail,
    submit,
    close,
  } = useClaim(onClose);
  if (sentTo !== null)
    return (
      <Dialog
        open
        onClose={close}
        title={t('sentTitle')}
        actions={<Button onClick={close}>{t('sentClose')}</Button>}
      >
        <p role="status">{t('sent', { email: sentTo })}</p>
      </Dialog>
    );
  const actions = (
    <div css={dialogActions}>
      <Button variant="ghost" onClick={close}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={FORM_ID} busy={isBusy}>
        {t('add')}
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={close} title={t('title')} actions={actions}>
      <form id={FORM_ID} noValidate onSubmit={submit} css={form}>
        <p>{t('text')}</p>
        <TextField
          label={t('code')}
          name="code"
          value={code}
          onChange={typeCode}
          error={wrong.code && t(wrong.code)}
          hint={t('codeHint')}
          autoComplete="off"
          required
          maxLength={40}
          inputRef={codeRef}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          value={email}
          onChange={typeEmail}
          error={wrong.email && t(wrong.email)}
          hint={t('emailHint')}
          autoComplete="email"
          required
          maxLength={80}
          inputRef={emailRef}
        />
        {problem && <Notice kind="error" text={problem.title} />}
        {problem && WANTS_HELP.has(problem.code) && (
          <div>
            <p>{t('help')}</p>
            <ContactLinks contact={brand} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
const form = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
