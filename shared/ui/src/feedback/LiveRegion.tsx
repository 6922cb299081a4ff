import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { announced, onAnnounced } from '../lib/announce';

/** The live region that `announce` writes into. The shell mounts it once. */
export function LiveRegion() {
  const text = useSyncExternalStore(onAnnounced, announced, announced);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
