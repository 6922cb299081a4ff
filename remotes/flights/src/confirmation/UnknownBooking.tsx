import { useCheckoutTitle, useCheckoutWords, useMyBookingsPath } from '@tiquete/checkout';
import { useBrand, type Translate } from '@tiquete/platform';
import { EmptyState, LinkButton, SearchIcon } from '@tiquete/ui';
import { HOME_PATH } from '../urls';

/** Nobody here may see such a booking, or there is none. */
export function UnknownBooking({ t }: { t: Translate }) {
  const sale = useCheckoutWords();
  const { whatsapp } = useBrand();
  const bookings = useMyBookingsPath();
  useCheckoutTitle(t('unknown'));
  const actions = (
    <>
      {bookings ? (
        <LinkButton to={bookings}>{sale('checkout.result.myBookings')}</LinkButton>
      ) : (
        <LinkButton to={HOME_PATH}>{sale('checkout.search')}</LinkButton>
      )}
      <LinkButton
        variant="secondary"
        href={`https://wa.me/${whatsapp}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {sale('checkout.result.whatsapp')}
      </LinkButton>
    </>
  );
  return (
    <>
      <h1 tabIndex={-1}>{t('unknown')}</h1>
      <EmptyState title={t('unknownLead')} icon={<SearchIcon />} actions={actions}>
        <p>{t('unknownText')}</p>
      </EmptyState>
    </>
  );
}
