import { useBoot, useSession } from '@tiquete/platform';

const useMenu = () => useBoot().remotes.flatMap(({ descriptor }) => descriptor.menu);

/** Path of a signed-in traveller's bookings. Null when no remote has that page. */
export function useMyBookingsPath(): string | null {
  const { status } = useSession();
  const found = useMenu().find(({ id }) => id === 'MY_BOOKINGS');
  return status === 'authenticated' && found ? found.path : null;
}
/**
 * Path of a guest's booking, opened with the payment's `reference`. Null for an account, or when no remote has that page.
 */
export function useGuestBookingPath(id: string, reference: string | undefined): string | null {
  const { status } = useSession();
  const found = useMenu().find((entry) => entry.id === 'FIND_BOOKING');
  if (status !== 'unauthenticated' || !found || id === '') return null;
  return `${found.path}?${new URLSearchParams({ id, ...(reference ? { reference } : {}) })}`;
}
