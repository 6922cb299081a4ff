import { useState } from 'react';
import { useIsHydrated } from '@tiquete/ui';

/**
 * The form's values. A page that the server has rendered starts with an empty form; once it is hydrated, `read` returns the
 * traveller's stored values. `formKey` changes with them, so that the form starts again.
 */
export function useRestoredDraft<Draft>(read: () => Draft) {
  const isHydrated = useIsHydrated();
  const [draft, setDraft] = useState(read);
  const [isRestored, setRestored] = useState(isHydrated);
  const [formKey, setFormKey] = useState('rendered');
  if (isHydrated && !isRestored) {
    setRestored(true);
    const restored = read();
    if (JSON.stringify(restored) !== JSON.stringify(draft)) {
      setDraft(restored);
      setFormKey('restored');
    }
  }
  return { draft, setDraft, formKey };
}
