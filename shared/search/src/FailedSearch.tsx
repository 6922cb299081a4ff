import { useBrand, type Problem } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';

export interface FailedSearchProps {
  title: string;
  problem: Problem;
  /** A sentence about whom to ask. */
  contact: string;
  onRetry: () => void;
}
/** The api's own sentence says what happened; every failure may be tried again, and there is someone to ask. */
export function FailedSearch({ title, problem, contact, onRetry }: FailedSearchProps) {
  const brand = useBrand();
  const detail = (
    <>
      <p>{problem.title}</p>
      <p>{contact}</p>
    </>
  );
  return <ErrorState title={title} detail={detail} contact={brand} onRetry={onRetry} />;
}
