import { useBrand } from '@tiquete/platform';
import { EmptyState, LinkButton, SearchIcon } from '@tiquete/ui';
import { useCheckoutNames, useCheckoutWords } from '../checkoutContext';
import { useCheckoutTitle } from '../frame/useCheckoutTitle';
import { useMyBookingsPath } from './useMyBookingsPath';

/** Message when the booking or payment does not exist, or is not visible to this visitor. */
export function UnknownResult() {
  const t = useCheckoutWords();
  const { searchPath } = useCheckoutNames();
  const { whatsapp } = useBrand();
  const bookings = useMyBookingsPath();
  const title = t('checkout.result.unknownTitle');
  useCheckoutTitle(title);
  const actions = (
    <>
      {bookings ? (
        <LinkButton to={bookings}>{t('checkout.result.myBookings')}</LinkButton>
      ) : (
        <LinkButton to={searchPath}>{t('checkout.result.home')}</LinkButton>
      )}
      <LinkButton
        variant="secondary"
        href={`https://wa.me/${whatsapp}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('checkout.result.whatsapp')}
      </LinkButton>
    </>
  );
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState title={t('checkout.result.unknownLead')} icon={<SearchIcon />} actions={actions}>
        <p>{t('checkout.result.unknownText')}</p>
      </EmptyState>
    </>
  );
}
