import { useCallback, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useKeptForm } from '@tiquete/checkout/form';
import type { Offer } from '../offer/offerState';
import type { CheckoutDraft } from '../readDraft';
import { assistanceSchema, type CheckedAssistance } from './assistanceSchema';
import { initialValues, toKept, withHolder, type AssistanceValues } from './formValues';

/** The form of an offer. */
export function useAssistanceForm({ query }: Offer, draft: CheckoutDraft | null) {
  const resolver = useMemo(
    () => fillingHolder(zodResolver(assistanceSchema(query)), query),
    [query],
  );
  const initial = useCallback((kept: CheckoutDraft | null) => initialValues(query, kept), [query]);
  return useKeptForm<AssistanceValues, CheckedAssistance, CheckoutDraft>({
    resolver,
    draft,
    initial,
    toDraft: toKept,
  });
}
type AssistanceResolver = Resolver<AssistanceValues, unknown, CheckedAssistance>;
/** A buyer who travels is not asked twice. */
const fillingHolder =
  (resolve: AssistanceResolver, query: Offer['query']): AssistanceResolver =>
  (values, context, options) =>
    resolve(withHolder(values, query), context, options);
