import { useEffect } from 'react';
import { lazyPart } from '../lib/lazyPart';
import { whenIdle } from '../lib/whenIdle';

/** Dialog, sheet, popover and menu travel together: they share nearly all their code. */
export const overlayParts = lazyPart(() => import(/* webpackChunkName: "ui-overlays" */ './parts'));

/** Props of whatever opens an overlay: it fetches the code when a pointer or the focus arrives. */
export const prefetchOverlays = {
  onPointerEnter: overlayParts.prefetch,
  onFocus: overlayParts.prefetch,
};

/** Fetches the overlays once the page is at rest: a finger gives no warning. */
export function useIdleOverlays() {
  useEffect(() => whenIdle(overlayParts.prefetch), []);
}
