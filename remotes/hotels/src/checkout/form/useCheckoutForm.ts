import { useEffect, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { splitName } from '@tiquete/domain/travellers';
import { onVisitForgotten, useBrand, useSession } from '@tiquete/platform';
import { keepDraft, type CheckoutDraft } from '../draft';
import type { Offer } from '../offer/offerState';
import { checkoutSchema, type CheckedValues } from './checkoutSchema';
import { initialValues, toDraft, type CheckoutValues } from './formValues';

/** The form of an offer: checked field by field on leaving it, kept for a reload without what must not be kept. */
export function useCheckoutForm({ query, stay }: Offer, draft: CheckoutDraft | null) {
  const { id: brand } = useBrand();
  const { session } = useSession();
  const owner = session?.user.email ?? '';
  const resolver = useMemo(() => fillingHolder(zodResolver(checkoutSchema(stay.checkin))), [stay.checkin]);
  const form = useForm<CheckoutValues, unknown, CheckedValues>({
    defaultValues: initialValues(query.rooms, query.nationality, draft),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, reset, getValues, setValue } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void keepDraft(brand, toDraft(values, owner)) }),
    [subscribe, brand, owner],
  );
  useEffect(() => onVisitForgotten(() => reset(initialValues(query.rooms, query.nationality, null))), [reset, query]);
  useEffect(() => {
    if (!session) return;
    const { name, lastname, email } = getValues('holder');
    if (!email) setValue('holder.email', session.user.email);
    if (name || lastname) return;
    const names = splitName(session.user.name);
    setValue('holder.name', names.name);
    setValue('holder.lastname', names.lastname);
  }, [session, getValues, setValue]);
  return form;
}
/** A holder who stays is not asked the name twice. */
function fillingHolder(resolve: Resolver<CheckoutValues, unknown, CheckedValues>): Resolver<CheckoutValues, unknown, CheckedValues> {
  return (values, context, options) => resolve(withHolder(values), context, options);
}
function withHolder(values: CheckoutValues): CheckoutValues {
  if (!values.isStaying) return values;
  const { name, lastname } = values.holder;
  const rooms = values.rooms.map((room, at) => (at === 0 ? { guests: [{ name, lastname }, ...room.guests.slice(1)] } : room));
  return { ...values, rooms };
}
