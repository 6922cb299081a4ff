import { useLayoutEffect, useRef } from 'react';

/** Scrolls a row of days to centre the chosen one whenever `chosen` changes. */
export function useChosenInSight<T extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    // Measured on the screen: `offsetLeft` of a link in a table is relative to its cell.
    const [around, own] = [row.current, link].map((element) => element.getBoundingClientRect());
    if (around && own)
      row.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [chosen]);
  return row;
}
