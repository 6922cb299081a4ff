import { useEffect, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { onVisitForgotten, useBrand, useSession } from '@tiquete/platform';
import { useCheckoutNames } from '../checkoutContext';
import { storeDraft, type Draft } from '../draft/draft';

export interface CheckoutFormOptions<
  Values extends FieldValues,
  Checked extends FieldValues,
  Stored extends Draft,
> {
  schema: z.ZodType<Checked, Values>;
  /**
   * Fills in values that the form already has elsewhere, such as a buyer who travels, before validation. It must be a stable
   * function.
   */
  complete: (values: Values) => Values;
  /** Draft of this visit, or null. */
  draft: Stored | null;
  /** Initial values of the form, with those of the draft. */
  initial: (draft: Stored | null) => DefaultValues<Values>;
  /** Values that a reload may restore: never documents, birth dates or consents. */
  toDraft: (values: Values, owner: string) => Stored;
}
/**
 * Form of a checkout. It validates a field when the focus leaves it, and stores a draft without sensitive values for a
 * reload.
 */
export function useCheckoutForm<
  Values extends FieldValues,
  Checked extends FieldValues,
  Stored extends Draft,
>(options: CheckoutFormOptions<Values, Checked, Stored>) {
  const { schema, complete, draft, initial, toDraft } = options;
  const { id: brand } = useBrand();
  const { storageKey } = useCheckoutNames();
  const owner = useSession().session?.user.email ?? '';
  const resolver = useMemo<Resolver<Values, unknown, Checked>>(() => {
    const resolve = zodResolver(schema);
    return (values, context, resolverOptions) =>
      resolve(complete(values), context, resolverOptions);
  }, [schema, complete]);
  const form = useForm<Values, unknown, Checked>({
    defaultValues: initial(draft),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, reset } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void storeDraft(brand, storageKey, toDraft(values, owner)),
      }),
    [subscribe, brand, storageKey, owner, toDraft],
  );
  useEffect(() => onVisitForgotten(() => reset(initial(null))), [reset, initial]);
  return form;
}
