import { Link, useMessages, useSelector, type Translate } from '@tiquete/platform';
import { Gallery, pageFrame, SearchBar, ShareButton, useResultsTitle } from '@tiquete/search';
import { ChevronLeft, Container, css, type Theme } from '@tiquete/ui';
import { Route } from '../results/list/Route';
import type { PackageQuery } from '../search/packageQuery';
import { useSearchWords } from '../search/useSearchWords';
import { packageSearch } from '../state/packageSearch';
import { detailUrl, resultsUrl, tripKey, type PackageChoice } from '../urls';
import { FailedDetail } from './FailedDetail';
import { OpeningDetail } from './OpeningDetail';
import { useQuote, type ShownQuote } from './quote/useQuote';
import { ReadyDetail } from './ReadyDetail';

export interface DetailProps {
  query: PackageQuery;
  choice: PackageChoice;
}
/** One heading stands through every phase; what the results knew of the package shows at once. */
export function Detail({ query, choice }: DetailProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const shown = useQuote(query, choice);
  const search = useSelector(packageSearch.selectSearch);
  const found = search.phase === 'found' ? search.page.data.packages : [];
  const listed = found.find(({ ItemPackageID }) => ItemPackageID === choice.ItemPackageID);
  const head = shown.phase === 'ready' ? shown.quote.detail : listed;
  const name = head?.name ?? t('detail.untitled');
  useResultsTitle('packages', name);
  // Other people are other prices of this package; another journey is another search.
  const toUrl = (next: PackageQuery) =>
    tripKey({ ...next, rooms: query.rooms }) === tripKey(query)
      ? detailUrl(next, choice)
      : resultsUrl(next);
  const photos =
    shown.phase === 'ready'
      ? shown.quote.detail.images.map(({ url, alt }) => ({ url, caption: alt }))
      : [];
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} toUrl={toUrl} />
        <header css={heading}>
          <Link to={resultsUrl(query)} css={back}>
            <ChevronLeft size={18} aria-hidden />
            {t('detail.back')}
          </Link>
          <div css={row}>
            <div>
              <h1 tabIndex={-1}>{name}</h1>
              {head && <p>{words.lasts(head.nights, head.days)}</p>}
              {head && <Route route={head.route} />}
              <p role="status">{statusOf(shown, t)}</p>
            </div>
            {head && <ShareButton title={name} />}
          </div>
        </header>
        {photos.length > 0 && <Gallery name={name} photos={photos} />}
        {shown.phase === 'opening' && <OpeningDetail />}
        {shown.phase === 'failed' && (
          <FailedDetail
            query={query}
            choice={choice}
            problem={shown.problem}
            onRetry={shown.retry}
          />
        )}
        {shown.phase === 'ready' && <ReadyDetail {...shown} query={query} choice={choice} />}
      </div>
    </Container>
  );
}
function statusOf(shown: ShownQuote, t: Translate): string {
  if (shown.phase === 'failed') return '';
  if (shown.phase === 'opening') return t('detail.opening');
  return t(shown.isAsking ? 'detail.price.asking' : 'detail.ready');
}
const heading = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  min-height: 112px;
`;
const back = (theme: Theme) => css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.spacing(1)};
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
`;
const row = (theme: Theme) => css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.spacing(2)};
  > :first-child {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: ${theme.spacing(2)};
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
