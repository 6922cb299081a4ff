import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Pixel } from '../geometry/mapView';

/** Pixels that a press may tremble and still be a click. */
const SLACK = 4;
const WHEEL_STEP = 0.0018;

export interface MapGestures {
  onPan: (dx: number, dy: number) => void;
  onZoom: (factor: number, at: Pixel) => void;
  /** A click on the ground, not at the end of a drag. */
  onTap: (at: Pixel) => void;
}
/** Drag, pinch, wheel and double click. A map that is not free leaves the wheel (without Ctrl) and vertical swipes to the page. */
export function useMapGestures(
  frame: RefObject<HTMLDivElement | null>,
  isFree: boolean,
  gestures: MapGestures,
) {
  const act = useRef(gestures);
  const fingers = useRef(new Map<number, Pixel>());
  const isDragging = useRef(false);
  const wasDragged = useRef(false);
  useEffect(() => {
    act.current = gestures;
  });
  const pixelOf = (event: { clientX: number; clientY: number }): Pixel => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!isFree && !event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      act.current.onZoom(Math.exp(-event.deltaY * WHEEL_STEP * (event.ctrlKey ? 4 : 1)), [
        event.clientX - box.left,
        event.clientY - box.top,
      ]);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, isFree]);

  const drop = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) isDragging.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      if (event.button === 0) fingers.current.set(event.pointerId, pixelOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const from = fingers.current.get(event.pointerId);
      if (!from) return;
      const to = pixelOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other && !isDragging.current && Math.hypot(to[0] - from[0], to[1] - from[1]) < SLACK)
        return;
      if (!isDragging.current) frame.current?.setPointerCapture(event.pointerId);
      isDragging.current = true;
      wasDragged.current = true;
      fingers.current.set(event.pointerId, to);
      if (!other) return act.current.onPan(to[0] - from[0], to[1] - from[1]);
      const spread =
        Math.hypot(to[0] - other[0], to[1] - other[1]) /
        Math.max(1, Math.hypot(from[0] - other[0], from[1] - other[1]));
      act.current.onZoom(spread, [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick: (event: MouseEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.closest('button, a') !== null;
      if (!wasDragged.current && !isOnControl) act.current.onTap(pixelOf(event));
    },
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      act.current.onZoom(2, pixelOf(event)),
  };
}
