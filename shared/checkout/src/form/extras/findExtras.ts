import type { OptionalSearch } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { searchOptionals } from '../../api';

/** Nobody waits longer for something that nobody asked for. Milliseconds. */
export const FIND_MS = 2000;

/** What can be added to the booking; null when there is nothing, when it cannot be told, or when telling takes too long: then paying goes on. */
export async function findExtras(
  api: ApiClient,
  bookingId: string,
  ready: Promise<unknown>,
): Promise<OptionalSearch | null> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FIND_MS);
  });
  try {
    const found = await Promise.race([
      Promise.all([searchOptionals(api, { bookingId }, abort.signal), ready]),
      late,
    ]);
    return found && found[0].optionals.length > 0 ? found[0] : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
