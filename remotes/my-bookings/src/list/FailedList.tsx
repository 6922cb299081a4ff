import { useBrand, useDispatch, useMessages, type Problem } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';
import { listOpened } from '../state/slice';

export function FailedList({ problem }: { problem: Problem }) {
  const t = useMessages('my-bookings');
  const dispatch = useDispatch();
  const brand = useBrand();
  const detail = (
    <>
      <p>{problem.title}</p>
      <p>{t('list.contact')}</p>
    </>
  );
  return <ErrorState title={t('list.failed')} detail={detail} contact={brand} onRetry={() => dispatch(listOpened())} />;
}
