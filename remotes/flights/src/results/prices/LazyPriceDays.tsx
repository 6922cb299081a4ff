import { createElement, useState } from 'react';
import { notify, useDispatch, useMessages } from '@tiquete/platform';
import { Button, lazyPart } from '@tiquete/ui';
import type { FlightQuery } from '../../search/flightQuery';
import type { ResultsView } from '../resultsAddress';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "prices" */ './PriceDays')).PriceDays,
);
/** Opens what the days around cost; its code and its prices come when it is opened. */
export function LazyPriceDays({ query, view }: { query: FlightQuery; view: ResultsView }) {
  const t = useMessages('flights');
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const Loaded = part.usePart(isOpen, () => {
    setOpen(false);
    dispatch(notify({ kind: 'error', text: t('results.priceDaysFailed'), domain: 'flights' }));
  });
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        onPointerEnter={part.prefetch}
        onFocus={part.prefetch}
        onClick={() => setOpen(true)}
      >
        {t('results.priceDays')}
      </Button>
      {Loaded && createElement(Loaded, { query, view, isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
