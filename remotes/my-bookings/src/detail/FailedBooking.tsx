import { useBrand, useMessages, type Problem } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';

export function FailedBooking({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useMessages('my-bookings');
  const brand = useBrand();
  const detail = (
    <>
      <p>{problem.title}</p>
      <p>{t('list.contact')}</p>
    </>
  );
  return (
    <ErrorState title={t('detail.failed')} detail={detail} contact={brand} onRetry={onRetry} />
  );
}
