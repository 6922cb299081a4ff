import type { BookingDetail } from '@tiquete/contracts';
import type { Translate } from '@tiquete/platform';
import { CalendarIcon, DownloadIcon, LinkButton } from '@tiquete/ui';

/** Files of the booking, which the browser fetches itself. */
export function Files({
  booking: { id, can },
  t,
}: {
  booking: Pick<BookingDetail, 'id' | 'can'>;
  t: Translate;
}) {
  const url = (file: string) => `/api/bookings/${encodeURIComponent(id)}/documents/${file}`;
  return (
    <>
      {can.voucher && (
        <LinkButton href={url('voucher.pdf')} download>
          <DownloadIcon size={18} aria-hidden />
          {t('pdf')}
        </LinkButton>
      )}
      {can.calendar && (
        <LinkButton variant="secondary" href={url('calendar.ics')} download>
          <CalendarIcon size={18} aria-hidden />
          {t('calendar')}
        </LinkButton>
      )}
    </>
  );
}
