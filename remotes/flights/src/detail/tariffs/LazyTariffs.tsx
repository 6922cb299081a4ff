import { useEffect, useState, type ComponentType } from 'react';
import { notify, useDispatch, useMessages, useSelector } from '@tiquete/platform';
import type { FlightQuery } from '../../model/flightQuery';
import type { ResultPage } from '../../state/flightState';
import { drawerClosed, selectOpenDrawerTariff } from '../../state/slice';
import { bringTariffs } from './tariffPart';

type Drawer = ComponentType<{ query: FlightQuery; page: ResultPage }>;

/** The drawer once its code is here; it then stays, so that it can close as it opened, and while expired prices are searched again. */
export function LazyTariffs({ query, page }: { query: FlightQuery; page: ResultPage | null }) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectOpenDrawerTariff);
  const [Drawer, setDrawer] = useState<Drawer | null>(null);
  const [lastPage, setLastPage] = useState(page);
  if (page && page !== lastPage) setLastPage(page);
  useEffect(() => {
    if (!isOpen || Drawer) return;
    let isHere = true;
    bringTariffs().then(
      ({ TariffDrawer }) => isHere && setDrawer(() => TariffDrawer),
      () => {
        if (!isHere) return;
        dispatch(drawerClosed());
        dispatch(notify({ kind: 'error', text: t('results.tariffsFailed'), domain: 'flights' }));
      },
    );
    return () => {
      isHere = false;
    };
  }, [isOpen, Drawer, dispatch, t]);
  return Drawer && lastPage ? <Drawer query={query} page={lastPage} /> : null;
}
