import { useEffect } from 'react';
import { lazyPart, whenIdle } from '@tiquete/ui';
import type { PassengersPanelProps } from './PassengersPanel';

const part = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "passengers" */ './PassengersPanel')).PassengersPanel,
);
/** Brings the panel while nobody waits for it. */
export const usePassengersAhead = () => useEffect(() => whenIdle(part.prefetch), []);

/** The panel of who travels, once its code is here. */
export function LazyPassengers(props: PassengersPanelProps) {
  const Panel = part.usePart(true, props.onDone);
  return Panel ? <Panel {...props} /> : null;
}
