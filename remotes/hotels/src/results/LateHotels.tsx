import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { LateBar } from '@tiquete/search';
import { countNew } from '../state/lateHotels';
import { lateHotelsShown, selectHotelSearch } from '../state/slice';

/** Hotels that came late wait until they are asked for. */
export function LateHotels() {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const search = useSelector(selectHotelSearch);
  const count = search.phase === 'found' ? countNew(search.page, search.late) : 0;
  return (
    <LateBar
      text={count > 0 ? t('results.newHotels', { count }) : null}
      onShow={() => dispatch(lateHotelsShown())}
    />
  );
}
