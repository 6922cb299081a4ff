import { useEffect, useState } from 'react';
import { useBrand, useSession } from '@tiquete/platform';
import { dropDraft, loadDraft, type CheckoutDraft } from './draft';

export type KeptDraft = { phase: 'reading' } | { phase: 'read'; draft: CheckoutDraft | null };

/** What this visit kept of the form. A draft of a signed-in traveller waits for the session, and is dropped under any other. */
export function useDraft(): KeptDraft {
  const { id: brand } = useBrand();
  const { status, session } = useSession();
  const [kept, setKept] = useState<KeptDraft>({ phase: 'reading' });
  useEffect(() => {
    let isHere = true;
    void loadDraft(brand).then((draft) => {
      if (isHere) setKept({ phase: 'read', draft });
    });
    return () => {
      isHere = false;
    };
  }, [brand]);

  const owner = kept.phase === 'read' ? (kept.draft?.owner ?? '') : '';
  const isForeign = owner !== '' && status !== 'loading' && session?.user.email !== owner;
  useEffect(() => {
    if (isForeign) void dropDraft(brand);
  }, [isForeign, brand]);
  if (owner !== '' && status === 'loading') return { phase: 'reading' };
  return isForeign ? { phase: 'read', draft: null } : kept;
}
