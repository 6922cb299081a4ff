import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { announced, onAnnounced } from '../lib/announce';

/** The live region that `announce` writes into; mounted once, by the shell. */
export function LiveRegion() {
  const text = useSyncExternalStore(onAnnounced, announced);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
