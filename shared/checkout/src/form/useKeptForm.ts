import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { onVisitForgotten, useBrand, useSession } from '@tiquete/platform';
import { useCheckoutProduct } from '../checkoutProduct';
import { keepDraft, type Draft } from '../draft/draft';

export interface KeptFormOptions<
  Values extends FieldValues,
  Checked extends FieldValues,
  Kept extends Draft,
> {
  resolver: Resolver<Values, unknown, Checked>;
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
  const { resolver, draft, initial, toDraft } = options;
  const { id: brand } = useBrand();
  const { keptAs } = useCheckoutProduct();
  const owner = useSession().session?.user.email ?? '';
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
