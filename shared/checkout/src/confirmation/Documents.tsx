import type { ReactNode } from 'react';
import type { BookingDetail } from '@tiquete/contracts';
import { formatDays, notify, useDispatch } from '@tiquete/platform';
import { Button, CalendarIcon, DownloadIcon, LinkButton, PrintIcon, ShareIcon } from '@tiquete/ui';
import { useCheckoutNames, useCheckoutWords } from '../checkoutContext';
import { onItsWay } from './confirmationStyles';

const documentUrl = (id: string, file: string) =>
  `/api/bookings/${encodeURIComponent(id)}/documents/${file}`;

/** Link that downloads the voucher. The browser fetches it itself. */
export function VoucherLink({ booking: { id } }: { booking: BookingDetail }) {
  const t = useCheckoutWords();
  return (
    <LinkButton href={documentUrl(id, 'voucher.pdf')} download>
      <DownloadIcon size={18} aria-hidden />
      {t('checkout.result.pdf')}
    </LinkButton>
  );
}
/**
 * The text of the trip to share, printing, and what appears with the confirmation: `children`, and the trip as a calendar file.
 * While it is on its way, a sentence has its place, so that nothing moves then.
 */
export function Documents({
  booking,
  isOnItsWay,
  children,
}: {
  booking: BookingDetail;
  isOnItsWay: boolean;
  children: ReactNode;
}) {
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const { namespace: domain } = useCheckoutNames();
  const { id, can, title, date_from: from, date_to: to } = booking;
  const days = formatDays(from, to);
  const share = async () => {
    const outcome = await shareText(title, t('checkout.result.shareText', { title, days }));
    if (outcome === 'copied')
      dispatch(notify({ kind: 'success', text: t('checkout.result.shared'), domain }));
    if (outcome === 'failed')
      dispatch(notify({ kind: 'warning', text: t('checkout.result.shareFailed'), domain }));
  };
  return (
    <>
      <Button variant="ghost" onClick={() => void share()}>
        <ShareIcon size={18} aria-hidden />
        {t('checkout.result.share')}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        <PrintIcon size={18} aria-hidden />
        {t('checkout.result.print')}
      </Button>
      {isOnItsWay && <p css={onItsWay}>{t('checkout.result.onItsWay')}</p>}
      {children}
      {can.calendar && (
        <LinkButton variant="ghost" href={documentUrl(id, 'calendar.ics')} download>
          <CalendarIcon size={18} aria-hidden />
          {t('checkout.result.calendar')}
        </LinkButton>
      )}
    </>
  );
}
/**
 * Opens the device's share sheet if there is one, or copies the text. A closed sheet counts as shared. The page's address is
 * left out: only the buyer may open it.
 */
async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    const isDone = await navigator.share({ title, text }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
