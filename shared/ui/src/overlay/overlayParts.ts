import { lazyCode } from '../lib/lazyPart';

/** Dialog, sheet, popover and menu are one chunk, because they share nearly all their code. */
export const overlayParts = lazyCode(() => import(/* webpackChunkName: "ui-overlays" */ './parts'));

/** Props for a button that opens an overlay. They preload the chunk on hover and focus. */
export const prefetchOverlays = {
  onPointerEnter: overlayParts.prefetch,
  onFocus: overlayParts.prefetch,
};

/** Preloads the overlays when the page is idle, because touch has no hover. */
export const useIdleOverlays = overlayParts.usePrefetch;
