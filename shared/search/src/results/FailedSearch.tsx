import { useBrand, useDispatch, type Problem } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';

/** The api's own sentence says what happened; every failure may be tried again, and there is someone to ask. */
export function FailedSearch({ query, problem }: { query: unknown; problem: Problem }) {
  const t = useSearchProductWords();
  const { actions } = useSearchProduct().search;
  const dispatch = useDispatch();
  const brand = useBrand();
  const detail = (
    <>
      <p>{problem.detail ?? problem.title}</p>
      <p>{t('results.contact')}</p>
    </>
  );
  return (
    <ErrorState
      title={t('results.failed')}
      detail={detail}
      contact={brand}
      onRetry={() => dispatch(actions.searchRequested(query))}
    />
  );
}
