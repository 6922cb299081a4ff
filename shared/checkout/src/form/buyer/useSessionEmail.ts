import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '@tiquete/platform';
import type { BuyerValues } from './buyerValues';

/** Fills an empty e-mail field with the session's address. The profile fills the names, if it has two name fields. */
export function useSessionEmail() {
  const { session } = useSession();
  const { getValues, setValue } = useFormContext<BuyerValues>();
  useEffect(() => {
    if (session && !getValues('holder.email')) setValue('holder.email', session.user.email);
  }, [session, getValues, setValue]);
}
