import { useLazyMessages } from '@tiquete/platform';
import { ResultsPage } from '@tiquete/search';
import { card } from '../messages/card';
import { results } from '../messages/results';
import { packageProduct } from '../search/packageProduct';
import { viewOpened } from '../state/slice';
import { parseFilters } from '../model/queryAddress';
import { Results } from './Results';

const openView = (search: string) => viewOpened(parseFilters(search));

/** `/searchs/packages`: runs the search in the page's address. */
export function Page() {
  useLazyMessages('packages', { results, card });
  return <ResultsPage product={packageProduct} results={Results} openView={openView} />;
}
