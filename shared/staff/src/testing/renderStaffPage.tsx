import type { ReactElement } from 'react';
import type { Role } from '@tiquete/contracts';
import { SessionProvider } from '@tiquete/platform';
import {
  fakeApi,
  renderWithBrand,
  startTestStore,
  stubSession,
  type ApiAnswers,
  type TestStoreOptions,
} from '@tiquete/testing';

/** A console's definition, and the default role of its reader. */
interface StaffRemote {
  id: string;
  reducer: NonNullable<TestStoreOptions['slices']>[number]['reducer'];
  saga: () => Generator;
  messages: Record<string, unknown>;
  user: { name: string; email: string; role: Role };
}
/**
 * Renders a page of a console as the shell does, for a person with that role. `sessions` counts the fetches of the session.
 */
export function renderStaffPage(
  { id, reducer, saga, messages, user }: StaffRemote,
  page: ReactElement,
  route: string,
  answers: ApiAnswers = {},
  role: Role = user.role,
) {
  const sessions = stubSession({
    user: { ...user, image: null, role },
    expires: '2099-01-01T00:00:00.000Z',
  });
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [{ reducerPath: id, reducer }],
    saga,
    context: { api },
  });
  return {
    requests: api.requests,
    sessions,
    ...renderWithBrand(<SessionProvider>{page}</SessionProvider>, {
      route,
      store,
      api,
      messages: { [id]: messages },
    }),
  };
}
