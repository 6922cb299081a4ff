import { useEffect } from 'react';
import { useBrand } from '@tiquete/platform';
import { useCheckoutProduct } from '../checkoutProduct';
import { dropDraft } from '../draft/draft';
import { endIntent } from '../flow/intentKey';

/** Once it is paid nothing of the form is kept: the same booking again is a new intent. */
export function useForgotten(isPaid: boolean) {
  const { id: brand } = useBrand();
  const { keptAs } = useCheckoutProduct();
  useEffect(() => {
    if (!isPaid) return;
    void dropDraft(brand, keptAs);
    void endIntent(brand, keptAs);
  }, [isPaid, brand, keptAs]);
}
