import type { RemoteDescriptor } from '@tiquete/contracts';
import type { RemoteDefinition } from '@tiquete/platform';

/** Pages and slots in `remote.json` that the remote does not have. */
export const missingParts = (
  { pages, slots }: RemoteDefinition,
  { routes, slots: named }: RemoteDescriptor,
): string[] => [
  ...routes.map(({ page }) => page).filter((page) => !pages[page]),
  ...(['search-form', 'booking-card', 'booking-detail', 'booking-extra'] as const).filter(
    (slot) => named[slot] && !slots?.[slot],
  ),
];
