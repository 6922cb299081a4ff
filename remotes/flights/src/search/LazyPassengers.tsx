import { useEffect } from 'react';
import { lazyPart, whenIdle } from '@tiquete/ui';
import type { PassengersPanelProps } from './PassengersPanel';

const part = lazyPart(async () => {
  const { PassengersPanel } = await import(
    /* webpackChunkName: "passengers" */ './PassengersPanel'
  );
  return (props: PassengersPanelProps) => <PassengersPanel {...props} />;
});
/** Brings the panel while nobody waits for it. */
export const usePassengersAhead = () => useEffect(() => whenIdle(part.prefetch), []);

/** The panel of who travels, once its code is here. */
export function LazyPassengers(props: PassengersPanelProps) {
  const render = part.usePart(true, props.onDone);
  return render?.(props) ?? null;
}
