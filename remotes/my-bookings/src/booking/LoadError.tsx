import { useBrand, useMessages, type Problem } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';

export interface LoadErrorProps {
  title: string;
  problem: Problem;
  onRetry: () => void;
}
/** Shown instead of the list or the booking that could not be loaded, with the brand's contacts. */
export function LoadError({ title, problem, onRetry }: LoadErrorProps) {
  const t = useMessages('my-bookings');
  const brand = useBrand();
  const detail = (
    <>
      <p>{problem.title}</p>
      <p>{t('list.contact')}</p>
    </>
  );
  return <ErrorState title={title} detail={detail} contact={brand} onRetry={onRetry} />;
}
