import { ANNOUNCER_ID } from '@tiquete/platform';
import { VisuallyHidden } from '@tiquete/ui';

/** Reads the title of a new page aloud; `usePageMeta` writes into it. */
export function RouteAnnouncer() {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden id={ANNOUNCER_ID}>{''}</VisuallyHidden>
    </div>
  );
}
