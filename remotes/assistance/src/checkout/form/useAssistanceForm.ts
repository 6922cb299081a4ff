import { useCallback, useMemo } from 'react';
import { useKeptForm } from '@tiquete/checkout/form';
import type { Offer } from '../offer/offerState';
import type { CheckoutDraft } from '../readDraft';
import { assistanceSchema } from './assistanceSchema';
import { initialValues, toKept, withHolder, type AssistanceValues } from './formValues';

/** The form of an offer; a buyer who travels is not asked twice. */
export function useAssistanceForm({ query }: Offer, draft: CheckoutDraft | null) {
  const schema = useMemo(() => assistanceSchema(query), [query]);
  const initial = useCallback((kept: CheckoutDraft | null) => initialValues(query, kept), [query]);
  const complete = useCallback((values: AssistanceValues) => withHolder(values, query), [query]);
  return useKeptForm({ schema, complete, draft, initial, toDraft: toKept });
}
