import { useLazyMessages } from '@tiquete/platform';
import { ResultsPage } from '@tiquete/search';
import { map } from '../messages/map';
import { card, results } from '../messages/results';
import { hotelProduct } from '../search/hotelProduct';
import { Results } from './Results';

/** `/searchs/hotels`: the address is the request. */
export function Page() {
  useLazyMessages('hotels', { results, card, map });
  return <ResultsPage product={hotelProduct} results={Results} />;
}
