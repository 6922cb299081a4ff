import type { BookingDetail } from '@tiquete/contracts';
import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import {
  Button,
  CalendarIcon,
  css,
  DownloadIcon,
  LinkButton,
  MailIcon,
  Notice,
  PrintIcon,
  type Theme,
} from '@tiquete/ui';
import { resendRequested, selectResend } from '../state/slice';
import { documentUrl } from '../urls';
import { screenOnly } from './printStyles';

/** Actions with the booking's files: voucher, calendar entry, e-mail and print. */
export function BookingFiles({
  booking: { id, can, contact },
}: {
  booking: Pick<BookingDetail, 'id' | 'can' | 'contact'>;
}) {
  const t = useMessages('my-bookings');
  const dispatch = useDispatch();
  const resend = useSelector(selectResend);
  return (
    <div css={[files, screenOnly]}>
      {can.voucher && (
        <LinkButton href={documentUrl(id, 'voucher.pdf')} download size="s">
          <DownloadIcon size={18} aria-hidden />
          {t('files.voucher')}
        </LinkButton>
      )}
      {can.calendar && (
        <LinkButton href={documentUrl(id, 'calendar.ics')} download variant="secondary" size="s">
          <CalendarIcon size={18} aria-hidden />
          {t('files.calendar')}
        </LinkButton>
      )}
      {can.resend && (
        <Button
          variant="secondary"
          size="s"
          busy={resend.phase === 'busy'}
          onClick={() => dispatch(resendRequested(id))}
        >
          <MailIcon size={18} aria-hidden />
          {t('files.resend')}
        </Button>
      )}
      {can.voucher && (
        <Button variant="secondary" size="s" onClick={() => window.print()}>
          <PrintIcon size={18} aria-hidden />
          {t('detail.print')}
        </Button>
      )}
      {resend.phase === 'done' && (
        <Notice kind="success" text={t('files.resent', { email: contact.email })} />
      )}
      {resend.phase === 'failed' && (
        <Notice kind="error" text={t('files.resendFailed', { reason: resend.problem.title })} />
      )}
    </div>
  );
}
const files = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
`;
