import { useEffect, useRef, type RefObject } from 'react';

/** When the map is opened beside the list, both move up to fill the screen; a page that opens with its map stays at its top. */
export function useMapInSight(layout: RefObject<HTMLElement | null>, isShown: boolean) {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) layout.current?.scrollIntoView({ behavior: 'smooth' });
    wasShown.current = isShown;
  }, [layout, isShown]);
}
