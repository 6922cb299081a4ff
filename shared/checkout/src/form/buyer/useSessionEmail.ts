import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '@tiquete/platform';
import type { BuyerValues } from './buyerValues';

/** The address of whoever is signed in goes where none is typed yet; names come with the profile, where they are two. */
export function useSessionEmail() {
  const { session } = useSession();
  const { getValues, setValue } = useFormContext<BuyerValues>();
  useEffect(() => {
    if (session && !getValues('holder.email')) setValue('holder.email', session.user.email);
  }, [session, getValues, setValue]);
}
