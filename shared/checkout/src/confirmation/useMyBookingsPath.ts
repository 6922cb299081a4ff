import { useBoot, useSession } from '@tiquete/platform';

const useMenu = () => useBoot().remotes.flatMap(({ descriptor }) => descriptor.menu);

/** Where a signed-in traveller's bookings are, when some remote offers them; null otherwise. */
export function useMyBookingsPath(): string | null {
  const { status } = useSession();
  const found = useMenu().find(({ id }) => id === 'MY_BOOKINGS');
  return status === 'authenticated' && found ? found.path : null;
}
/** Where a guest finds this booking again, its payment known by `reference`; null for an account, or when no remote offers it. */
export function useGuestBookingPath(id: string, reference: string | undefined): string | null {
  const { status } = useSession();
  const found = useMenu().find((entry) => entry.id === 'FIND_BOOKING');
  if (status !== 'unauthenticated' || !found || id === '') return null;
  return `${found.path}?${new URLSearchParams({ id, ...(reference ? { reference } : {}) })}`;
}
