import { useLocation } from '@tiquete/platform';
import { parseBookingId, parsePaymentReference } from '../urls';
import { MissingBooking } from './MissingBooking';
import { OpenedBooking } from './OpenedBooking';
import { PageHead } from './PageHead';

/** `/my_bookings/detail?id=…` */
export function Page() {
  const { search } = useLocation();
  const id = parseBookingId(search);
  if (id === null)
    return (
      <PageHead>
        <MissingBooking />
      </PageHead>
    );
  return <OpenedBooking key={id} id={id} reference={parsePaymentReference(search)} />;
}
