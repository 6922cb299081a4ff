import { useCallback, useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useKeptForm } from '@tiquete/checkout/form';
import type { Offer } from '../offer/offerState';
import type { CheckoutDraft } from '../readDraft';
import { checkoutSchema, type CheckedValues } from './checkoutSchema';
import { initialValues, toDraft, type CheckoutValues } from './formValues';

/** The form of an offer. */
export function useCheckoutForm({ query, stay }: Offer, draft: CheckoutDraft | null) {
  const resolver = useMemo(
    () => fillingHolder(zodResolver(checkoutSchema(stay.checkin))),
    [stay.checkin],
  );
  const initial = useCallback(
    (kept: CheckoutDraft | null) => initialValues(query.rooms, query.nationality, kept),
    [query],
  );
  return useKeptForm<CheckoutValues, CheckedValues, CheckoutDraft>({
    resolver,
    draft,
    initial,
    toDraft,
  });
}
/** A holder who stays is not asked the name twice. */
function fillingHolder(
  resolve: Resolver<CheckoutValues, unknown, CheckedValues>,
): Resolver<CheckoutValues, unknown, CheckedValues> {
  return (values, context, options) => resolve(withHolder(values), context, options);
}
function withHolder(values: CheckoutValues): CheckoutValues {
  if (!values.isStaying) return values;
  const { name, lastname } = values.holder;
  const rooms = values.rooms.map((room, index) =>
    index === 0 ? { guests: [{ name, lastname }, ...room.guests.slice(1)] } : room,
  );
  return { ...values, rooms };
}
