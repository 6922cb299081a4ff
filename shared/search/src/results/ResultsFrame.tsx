import type { ReactNode } from 'react';
import { type Problem, useBrand, useDispatch } from '@tiquete/platform';
import { Container, ErrorState, SkipLink } from '@tiquete/ui';
import { OrderSelect, type OrderProps } from '../filters/OrderSelect';
import { SearchBar } from '../form/SearchBar';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import { ResultsHeading } from './ResultsHeading';
import { RESULTS_ID, resultsFrame } from './resultsLayout';
import { SearchingResults } from './SearchingResults';
import { ShareButton, ShareSpace } from './ShareButton';
import type { useResults } from './useResults';
import { useResultsTitle } from './useResultsTitle';

type View = Pick<
  ReturnType<typeof useResults<unknown, unknown>>,
  'search' | 'words' | 'total' | 'isWaiting' | 'status' | 'isWide'
>;
export interface ResultsFrameProps<Order extends string> extends View {
  query: unknown;
  title: string;
  orders: OrderProps<Order>;
  /** Button beside the sort order, on wide screens. */
  action?: ReactNode;
  /** True: heading and order stay visible while the page scrolls. */
  isHeadingSticky?: boolean;
  /** Content between the heading and the results, in every phase. */
  lead?: ReactNode;
  /** Placeholder of one card, or of the whole list. */
  skeleton: ReactNode;
  /** True for a list that is not one of cards, such as a table. */
  isSkeletonWhole?: boolean;
  /** Placeholder of the chips. */
  chips?: ReactNode;
  /** Message for a failure that another request can avoid. Null: the same search can be repeated. */
  refusalOf?: (problem: Problem) => ReactNode;
  /** The results. */
  children: ReactNode;
}
/** A results page in all its phases. The same heading element remains, so it does not lose the focus. */
export function ResultsFrame<Order extends string>({
  search,
  words,
  total,
  isWaiting,
  status,
  isWide,
  query,
  title,
  orders,
  action,
  isHeadingSticky,
  lead,
  skeleton,
  isSkeletonWhole,
  chips,
  refusalOf,
  children,
}: ResultsFrameProps<Order>) {
  const t = useSearchProductWords();
  useResultsTitle(useSearchProduct().namespace, title);
  return (
    <Container>
      <div css={resultsFrame}>
        {total > 0 && <SkipLink target={RESULTS_ID}>{t('results.skip')}</SkipLink>}
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status} isSticky={isHeadingSticky}>
          {total > 0 && isWide && <OrderSelect {...orders} />}
          {total > 0 && isWide && action}
          {total > 0 ? <ShareButton title={title} /> : <ShareSpace />}
        </ResultsHeading>
        {lead}
        {isWaiting && (
          <SearchingResults
            label={t('results.searching', words)}
            card={skeleton}
            isWholeList={isSkeletonWhole}
            chips={chips}
          />
        )}
        {search.phase === 'failed' &&
          (refusalOf?.(search.problem) || <FailedSearch query={query} problem={search.problem} />)}
        {children}
      </div>
    </Container>
  );
}

/** A failed search: the api's sentence, a retry button, and contact. */
function FailedSearch({ query, problem }: { query: unknown; problem: Problem }) {
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
