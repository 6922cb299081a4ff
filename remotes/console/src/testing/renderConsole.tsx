import type { ReactElement } from 'react';
import { configure } from '@testing-library/react';
import type { ApiResponse, ApiRouteKey } from '@tiquete/contracts';
import { SessionProvider, type ApiClient } from '@tiquete/platform';
import { renderWithBrand, startTestStore } from '@tiquete/testing';
import { es } from '../messages/es';
import { consoleReducer, consoleSaga } from '../state/slice';

/** Two cores make waiting long. */
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

interface Input {
  body?: unknown;
  query?: unknown;
  params?: unknown;
  idempotencyKey?: string;
}
export type Answers = {
  [K in ApiRouteKey]?: (input: Input) => ApiResponse<K> | Promise<ApiResponse<K>>;
};
const anOperator = {
  user: { name: 'Olga Ruiz', email: 'olga@correo.test', image: null, role: 'operator' },
  expires: '2099-01-01T00:00:00.000Z',
};

/** A page of the console as the shell would show it to an operator; a call without an answer hangs until it is aborted. */
export function renderConsole(page: ReactElement, route: string, answers: Answers = {}) {
  const sessions = jest.fn(async () => ({ ok: true, status: 200, json: async () => anOperator }));
  globalThis.fetch = sessions as unknown as typeof fetch;
  const asked: { key: ApiRouteKey; input: Input }[] = [];
  const api: ApiClient = {
    call: async (key, input = {}, signal) => {
      asked.push({ key, input });
      const answer = answers[key];
      if (!answer)
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      return (await answer(input)) as ApiResponse<typeof key>;
    },
  };
  const slice = {
    name: 'console',
    reducerPath: 'console',
    reducer: consoleReducer,
  } as unknown as NonNullable<NonNullable<Parameters<typeof startTestStore>[0]>['slices']>[number];
  const store = startTestStore({ slices: [slice], saga: consoleSaga, context: { api } });
  return {
    asked,
    sessions,
    ...renderWithBrand(<SessionProvider>{page}</SessionProvider>, {
      route,
      store,
      messages: { console: es },
    }),
  };
}
