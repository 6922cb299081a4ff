import { createElement, useState } from 'react';
import { notify, useDispatch, useMessages } from '@tiquete/platform';
import { Button, lazyPart } from '@tiquete/ui';
import type { FlightQuery } from '../search/flightQuery';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "alert" */ './AlertSheet')).AlertSheet,
);
/** Opens the form of a price alert; its code comes when it is opened. Prices under a corporate code are nobody else's, so they are not watched. */
export function LazyAlert({ query }: { query: FlightQuery }) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const Loaded = part.usePart(isOpen, () => {
    setOpen(false);
    dispatch(notify({ kind: 'error', text: t('results.alertFailed'), domain: 'flights' }));
  });
  if (query.corporateCodes.length > 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        onPointerEnter={part.prefetch}
        onFocus={part.prefetch}
        onClick={() => setOpen(true)}
      >
        {t('results.alert')}
      </Button>
      {Loaded && createElement(Loaded, { query, isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
