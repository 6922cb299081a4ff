import { lazyPart, prefetchOverlays } from '@tiquete/ui';

export const TariffDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "tariffs" */ './TariffDrawer')).TariffDrawer,
);
function prefetch() {
  prefetchOverlays.onPointerEnter();
  TariffDrawer.prefetch();
}
/** Props for a button that opens the drawer: load its code on hover and focus. */
export const prefetchTariffs = { onPointerEnter: prefetch, onFocus: prefetch };
