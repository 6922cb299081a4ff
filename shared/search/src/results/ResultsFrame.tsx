import type { ReactNode } from 'react';
import { type Problem, useBrand, useDispatch } from '@tiquete/platform';
import { Container, ErrorState } from '@tiquete/ui';
import { OrderSelect, type OrderProps } from '../filters/OrderSelect';
import { pageFrame } from '../form/pageFrame';
import { SearchBar } from '../form/SearchBar';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import { ResultsHeading } from './ResultsHeading';
import { SearchingResults } from './SearchingResults';
import { ShareButton } from './ShareButton';
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
  /** Beside the order, where there is room. */
  action?: ReactNode;
  /** The heading with them stays in sight while the page scrolls. */
  isHeadingKept?: boolean;
  /** Between the heading and what is found, whatever the search knows. */
  lead?: ReactNode;
  /** Of one card. */
  skeleton: ReactNode;
  /** For a failure that the form can mend; nothing: it may be tried again as it is. */
  refusalOf?: (problem: Problem) => ReactNode;
  /** What was found. */
  children: ReactNode;
}
/** A results page in all its phases. One heading stands through them, so that the focus it was given stays too. */
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
  isHeadingKept,
  lead,
  skeleton,
  refusalOf,
  children,
}: ResultsFrameProps<Order>) {
  const t = useSearchProductWords();
  useResultsTitle(useSearchProduct().namespace, title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status} isKept={isHeadingKept}>
          {total > 0 && isWide && <OrderSelect {...orders} />}
          {total > 0 && isWide && action}
          {total > 0 && <ShareButton title={title} />}
        </ResultsHeading>
        {lead}
        {isWaiting && <SearchingResults label={t('results.searching', words)} card={skeleton} />}
        {search.phase === 'failed' &&
          (refusalOf?.(search.problem) || <FailedSearch query={query} problem={search.problem} />)}
        {children}
      </div>
    </Container>
  );
}

/** The api's own sentence says what happened; every failure may be tried again, and there is someone to ask. */
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
