import { useBoot, useSession } from '@tiquete/platform';

/** Where a signed-in traveller's bookings are, when some remote offers them; null otherwise. */
export function useMyBookingsPath(): string | null {
  const { status } = useSession();
  const entries = useBoot().remotes.flatMap(({ descriptor }) => descriptor.menu);
  const found = entries.find(({ id }) => id === 'MY_BOOKINGS');
  return status === 'authenticated' && found ? found.path : null;
}
