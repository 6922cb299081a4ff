import { useEffect, useState } from 'react';
import { useBrand, useSession } from '@tiquete/platform';
import { useCheckoutProduct } from '../checkoutProduct';
import { dropDraft, loadDraft, type Draft } from './draft';

export type KeptDraft<T> = { phase: 'reading' } | { phase: 'read'; draft: T | null };

/**
 * The stored draft of this visit. A signed-in traveller's draft waits until the session is known, and is dropped under any
 * other session. `read` must be a stable function.
 */
export function useDraft<T extends Draft>(read: (text: string) => T | null): KeptDraft<T> {
  const { id: brand } = useBrand();
  const { keptAs } = useCheckoutProduct();
  const { status, session } = useSession();
  const [kept, setKept] = useState<KeptDraft<T>>({ phase: 'reading' });
  useEffect(() => {
    let isHere = true;
    void loadDraft(brand, keptAs, read).then((draft) => {
      if (isHere) setKept({ phase: 'read', draft });
    });
    return () => {
      isHere = false;
    };
  }, [brand, keptAs, read]);

  const owner = kept.phase === 'read' ? (kept.draft?.owner ?? '') : '';
  const isForeign = owner !== '' && status !== 'loading' && session?.user.email !== owner;
  useEffect(() => {
    if (isForeign) void dropDraft(brand, keptAs);
  }, [isForeign, brand, keptAs]);
  if (owner !== '' && status === 'loading') return { phase: 'reading' };
  return isForeign ? { phase: 'read', draft: null } : kept;
}
