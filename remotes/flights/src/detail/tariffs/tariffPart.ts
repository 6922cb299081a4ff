import { prefetchOverlays } from '@tiquete/ui';

/** The drawer's code; a failed fetch is tried again the next time. */
export const bringTariffs = () => import(/* webpackChunkName: "tariffs" */ './TariffDrawer');

function prefetch() {
  prefetchOverlays.onPointerEnter();
  bringTariffs().catch(() => undefined);
}
/** For a button that opens the drawer: its code comes when a finger or the focus comes near. */
export const prefetchTariffs = { onPointerEnter: prefetch, onFocus: prefetch };
