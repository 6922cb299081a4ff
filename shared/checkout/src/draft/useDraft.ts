import { useEffect, useState } from 'react';
import { useBrand, useSession } from '@tiquete/platform';
import { useCheckoutNames } from '../checkoutContext';
import { removeDraft, loadDraft, type Draft } from './draft';

export type StoredDraft<T> = { phase: 'reading' } | { phase: 'read'; draft: T | null };

/**
 * The stored draft of this visit. A signed-in traveller's draft waits until the session is known, and is dropped under any
 * other session. `read` must be a stable function.
 */
export function useDraft<T extends Draft>(read: (text: string) => T | null): StoredDraft<T> {
  const { id: brand } = useBrand();
  const { storageKey } = useCheckoutNames();
  const { status, session } = useSession();
  const [stored, setStored] = useState<StoredDraft<T>>({ phase: 'reading' });
  useEffect(() => {
    let isHere = true;
    void loadDraft(brand, storageKey, read).then((draft) => {
      if (isHere) setStored({ phase: 'read', draft });
    });
    return () => {
      isHere = false;
    };
  }, [brand, storageKey, read]);

  const owner = stored.phase === 'read' ? (stored.draft?.owner ?? '') : '';
  const isForeign = owner !== '' && status !== 'loading' && session?.user.email !== owner;
  useEffect(() => {
    if (isForeign) void removeDraft(brand, storageKey);
  }, [isForeign, brand, storageKey]);
  if (owner !== '' && status === 'loading') return { phase: 'reading' };
  return isForeign ? { phase: 'read', draft: null } : stored;
}
