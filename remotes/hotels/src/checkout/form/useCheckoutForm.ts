import { useCallback, useMemo } from 'react';
import { useKeptForm } from '@tiquete/checkout/form';
import type { Offer } from '../offer/offerState';
import type { CheckoutDraft } from '../readDraft';
import { checkoutSchema } from './checkoutSchema';
import { initialValues, toDraft, withHolder } from './formValues';

/** The form of an offer. */
export function useCheckoutForm({ query, stay }: Offer, draft: CheckoutDraft | null) {
  const schema = useMemo(() => checkoutSchema(stay.checkin), [stay.checkin]);
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(query.rooms, query.nationality, kept),
    [query],
  );
  return useKeptForm({ schema, complete: withHolder, draft, initial, toDraft });
}
