import { useLocation, useMessages, useSession } from '@tiquete/platform';
import { lazyPart } from '@tiquete/ui';
import { parseBookingId, parseLinkToken, parsePaymentReference } from '../urls';
import { LoadingBooking } from './LoadingBooking';
import { MissingBooking } from './MissingBooking';
import { OpenedBooking } from './OpenedBooking';
import { PageHead } from './PageHead';

const FindForm = lazyPart(
  async () => (await import(/* webpackChunkName: "guest" */ '../guest/FindForm')).FindForm,
);

/** `/my_bookings/detail?id=…`, for its account and for a guest with access. The link of an e-mail adds `#token=…`. */
export function Page() {
  const t = useMessages('my-bookings');
  const { search, hash } = useLocation();
  const { status } = useSession();
  const id = parseBookingId(search);
  const loading = <LoadingBooking label={t('detail.loading')} />;
  if (status === 'loading') return <PageHead>{loading}</PageHead>;
  if (id === null && status === 'authenticated')
    return (
      <PageHead>
        <MissingBooking />
      </PageHead>
    );
  if (id === null)
    return (
      <PageHead title={t('detail.find')} isFirst>
        <FindForm why="intro" lazy={{ loading }} />
      </PageHead>
    );
  // A sign-in or sign-out loads the booking again.
  return (
    <OpenedBooking
      key={`${id} ${status}`}
      id={id}
      reference={parsePaymentReference(search)}
      token={parseLinkToken(hash)}
    />
  );
}
