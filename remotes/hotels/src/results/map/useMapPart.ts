import { useEffect, useState } from 'react';
import { prefetchMap } from '@tiquete/ui';

type MapModule = typeof import('.');
export type MapPart =
  { phase: 'loading' } | { phase: 'ready'; part: MapModule } | { phase: 'failed' };

const bring = () => import(/* webpackChunkName: "map" */ '.');

/** The map's code, fetched when a map first shows. A page without it still has its list and its words. */
export function useMapPart(): [MapPart, retry: () => void] {
  const [state, setState] = useState<MapPart>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    prefetchMap();
    bring().then(
      (part) => isHere && setState({ phase: 'ready', part }),
      () => isHere && setState({ phase: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  const retry = () => {
    setState({ phase: 'loading' });
    setAttempt((last) => last + 1);
  };
  return [state, retry];
}
