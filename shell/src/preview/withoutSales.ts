import { type ApiClient, ApiProblem } from '@tiquete/platform';
import { es } from '../messages/es';

/** The same api without bookings, payments and refunds: calls with an idempotency key are rejected. */
export const withoutSales = (api: ApiClient): ApiClient => ({
  call: (key, input, signal) =>
    input?.idempotencyKey === undefined
      ? api.call(key, input, signal)
      : Promise.reject(
          new ApiProblem({
            code: 'PREVIEW',
            title: es.preview,
            status: 403,
            requestId: null,
          }),
        ),
});
