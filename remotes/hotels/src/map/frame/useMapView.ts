import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { MapView, Size } from '../geometry/mapView';

/** Where nothing has been laid out, such as in a test. */
const UNKNOWN: Size = { width: 360, height: 320 };

function sizeOf(element: HTMLElement): Size {
  return element.clientWidth > 0 && element.clientHeight > 0
    ? { width: element.clientWidth, height: element.clientHeight }
    : UNKNOWN;
}
export interface SizedView {
  view: MapView;
  size: Size;
}
/** The view of a map in its frame: `fit` says the first one, and again when `fitKey` changes. Null until the frame is measured. */
export function useMapView(fit: (size: Size) => MapView, fitKey: string) {
  const frame = useRef<HTMLDivElement>(null);
  const [sized, setSized] = useState<SizedView | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const size = sizeOf(element);
      setSized((last) => ({ view: last?.view ?? fit(size), size }));
    };
    const size = sizeOf(element);
    setSized({ view: fit(size), size });
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are the same first view
  }, [fitKey]);
  const change = useCallback((next: (last: SizedView) => MapView) => {
    setSized((last) => last && { ...last, view: next(last) });
  }, []);
  return { frame, sized, change };
}
