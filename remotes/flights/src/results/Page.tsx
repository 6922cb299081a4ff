import { useLazyMessages } from '@tiquete/platform';
import { ResultsPage } from '@tiquete/search';
import { itinerary } from '../messages/itinerary';
import { card, results } from '../messages/results';
import { tariffs } from '../messages/tariffs';
import { flightProduct } from '../search/flightProduct';
import { viewOpened } from '../state/slice';
import { Results } from './Results';
import { parseView } from './resultsAddress';
import { toViewState } from './selectView';

const openView = (search: string) => viewOpened(toViewState(parseView(search)));

/** `/searchs/flights`: the address is the request. */
export function Page() {
  useLazyMessages('flights', { itinerary, results, card, tariffs });
  return <ResultsPage product={flightProduct} results={Results} openView={openView} />;
}
