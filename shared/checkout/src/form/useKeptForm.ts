import { useEffect, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { onVisitForgotten, useBrand, useSession } from '@tiquete/platform';
import { useCheckoutProduct } from '../checkoutProduct';
import { keepDraft, type Draft } from '../draft/draft';

export interface KeptFormOptions<
  Values extends FieldValues,
  Checked extends FieldValues,
  Kept extends Draft,
> {
  schema: z.ZodType<Checked, Values>;
  /** Fills in what is known already and not asked twice, such as a buyer who travels, before the form is checked. Stays the same function. */
  complete: (values: Values) => Values;
  /** What the visit kept; null: nothing. */
  draft: Kept | null;
  /** The form as it begins, with what was kept. */
  initial: (draft: Kept | null) => DefaultValues<Values>;
  /** What a reload may find: never documents, birth dates or consents. */
  toDraft: (values: Values, owner: string) => Kept;
}
/** The form of a checkout: checked field by field on leaving it, kept for a reload without what must not be kept. */
export function useKeptForm<
  Values extends FieldValues,
  Checked extends FieldValues,
  Kept extends Draft,
>(options: KeptFormOptions<Values, Checked, Kept>) {
  const { schema, complete, draft, initial, toDraft } = options;
  const { id: brand } = useBrand();
  const { keptAs } = useCheckoutProduct();
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
        callback: ({ values }) => void keepDraft(brand, keptAs, toDraft(values, owner)),
      }),
    [subscribe, brand, keptAs, owner, toDraft],
  );
  useEffect(() => onVisitForgotten(() => reset(initial(null))), [reset, initial]);
  return form;
}
