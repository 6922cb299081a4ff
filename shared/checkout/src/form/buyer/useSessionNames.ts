import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { splitName } from '@tiquete/domain/travellers';
import { useSession } from '@tiquete/platform';
import type { BuyerValues } from './buyerValues';

/** What a session tells of its traveller goes where nothing is typed yet. */
export function useSessionNames() {
  const { session } = useSession();
  const { getValues, setValue } = useFormContext<BuyerValues>();
  useEffect(() => {
    if (!session) return;
    const { name, lastname, email } = getValues('holder');
    if (!email) setValue('holder.email', session.user.email);
    if (name || lastname) return;
    const names = splitName(session.user.name);
    setValue('holder.name', names.name);
    setValue('holder.lastname', names.lastname);
  }, [session, getValues, setValue]);
}
