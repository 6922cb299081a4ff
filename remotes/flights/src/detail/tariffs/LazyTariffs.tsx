import { useState } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { notify, useDispatch, useMessages, useSelector } from '@tiquete/platform';
import type { ResultPage } from '../../state/flightState';
import { drawerClosed, selectOpenDrawerTariff } from '../../state/slice';
import { TariffDrawer } from './tariffPart';

/** The drawer of tariffs. It shows the last results while it closes, and while expired prices are searched again. */
export function LazyTariffs({ query, page }: { query: FlightQuery; page: ResultPage | null }) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectOpenDrawerTariff);
  const [lastPage, setLastPage] = useState(page);
  if (page && page !== lastPage) setLastPage(page);
  const close = () => {
    dispatch(drawerClosed());
    dispatch(notify({ kind: 'error', text: t('results.tariffsFailed'), domain: 'flights' }));
  };
  return (
    lastPage && (
      <TariffDrawer query={query} page={lastPage} lazy={{ isWanted: isOpen, onFailed: close }} />
    )
  );
}
