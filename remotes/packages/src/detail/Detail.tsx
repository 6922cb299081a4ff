import { tripKey, type PackageQuery } from '@tiquete/domain/searches/packages';
import { useMessages, useSelector, type TranslateOf } from '@tiquete/platform';
import {
  DetailHeading,
  Gallery,
  OpeningDetail,
  pageFrame,
  SearchBar,
  useResultsTitle,
} from '@tiquete/search';
import { Container } from '@tiquete/ui';
import { Route } from '../results/list/Route';
import { useSearchWords } from '../search/useSearchWords';
import { packageSearch } from '../state/packageSearch';
import { detailUrl, resultsUrl } from '../urls';
import { FailedDetail } from './FailedDetail';
import type { ShownQuote } from '../state/shownQuote';
import { useQuote } from './useQuote';
import { ReadyDetail } from './ReadyDetail';
import type { PackageChoice } from '../model/quote';

/** Heights of the choices and the text of the skeleton, in pixels. */
export const BLOCKS = [120, 320];

export interface DetailProps {
  query: PackageQuery;
  item: PackageChoice;
}
/** The package's page. Its heading stays mounted in every phase, and data of the results is shown at once. */
export function Detail({ query, item: choice }: DetailProps) {
  const t = useMessages('packages');
  const words = useSearchWords();
  const shown = useQuote({ query, choice });
  const search = useSelector(packageSearch.selectSearch);
  const found = search.phase === 'found' ? search.page.data.packages : [];
  const listed = found.find(({ ItemPackageID }) => ItemPackageID === choice.ItemPackageID);
  const head = shown.phase === 'ready' ? shown.quote.detail : listed;
  const name = head?.name ?? t('detail.untitled');
  useResultsTitle('packages', name);
  // Other travellers change the price on this page; another destination or other dates start a new search.
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
        <DetailHeading
          name={name}
          back={{ to: resultsUrl(query), label: t('detail.back') }}
          status={statusOf(shown, t)}
          isKnown={head !== undefined}
        >
          {head && <p>{words.lasts(head.nights, head.days)}</p>}
          {head && <Route route={head.route} />}
        </DetailHeading>
        {photos.length > 0 && <Gallery name={name} photos={photos} />}
        {shown.phase === 'opening' && <OpeningDetail blocks={BLOCKS} />}
        {shown.phase === 'failed' && <FailedDetail {...shown} />}
        {shown.phase === 'ready' && <ReadyDetail {...shown} query={query} choice={choice} />}
      </div>
    </Container>
  );
}
function statusOf(shown: ShownQuote, t: TranslateOf<'packages'>): string {
  if (shown.phase === 'failed') return '';
  if (shown.phase === 'opening') return t('detail.opening');
  return t(shown.isLoading ? 'detail.price.loading' : 'detail.ready');
}
