import { type ApiClient, ApiProblem } from '@tiquete/platform';
import { es } from '../messages/es';

/** The same api, but for what books, pays or gives back: all that has an idempotency key. */
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
