import type { HotelPrebookingBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

/** Re-checks the price and books without paying; the same key and body give the same booking. @throws ApiProblem */
export async function prebook(api: ApiClient, body: HotelPrebookingBody, idempotencyKey: string) {
  return (await api.call('POST hotels/prebookings', { body, idempotencyKey })).data;
}
