import { useLayoutEffect, useRef } from 'react';

/** Scrolls a row of days so that the chosen one stands in its middle, anew when `chosen` changes. */
export function useChosenInSight<T extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [chosen]);
  return row;
}
