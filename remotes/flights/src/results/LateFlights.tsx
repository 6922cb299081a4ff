import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { LateBar } from '@tiquete/search';
import { countNew } from '../state/lateFlights';
import { lateFlightsShown, selectFlightSearch } from '../state/slice';

/** Flights that came late, and lower prices of those that show, wait until they are asked for. */
export function LateFlights() {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const search = useSelector(selectFlightSearch);
  const late = search.phase === 'found' ? search.late : null;
  const count = search.phase === 'found' ? countNew(search.page, late) : 0;
  const text = count > 0 ? t('results.newFlights', { count }) : t('results.betterPrices');
  return <LateBar text={late ? text : null} onShow={() => dispatch(lateFlightsShown())} />;
}
