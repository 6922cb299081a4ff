import type { ReactElement } from 'react';
import type { Role } from '@tiquete/contracts';
import { SessionProvider } from '@tiquete/platform';
import {
  fakeApi,
  renderWithBrand,
  startTestStore,
  stubSession,
  type ApiAnswers,
} from '@tiquete/testing';
import { es } from '../messages/es';
import { consoleReducer, consoleSaga } from '../state/slice';

const anOperator = {
  user: { name: 'Olga Ruiz', email: 'olga@correo.test', image: null, role: 'operator' },
  expires: '2099-01-01T00:00:00.000Z',
} as const;

/** Renders a page of the console as the shell would show it to an operator, or to a product team. */
export function renderConsole(
  page: ReactElement,
  route: string,
  answers: ApiAnswers = {},
  role: Role = 'operator',
) {
  const sessions = stubSession({ ...anOperator, user: { ...anOperator.user, role } });
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [{ reducerPath: 'console', reducer: consoleReducer }],
    saga: consoleSaga,
    context: { api },
  });
  return {
    asked: api.asked,
    sessions,
    ...renderWithBrand(<SessionProvider>{page}</SessionProvider>, {
      route,
      store,
      api,
      messages: { console: es },
    }),
  };
}
