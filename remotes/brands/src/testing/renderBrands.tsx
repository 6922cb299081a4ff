import type { ReactElement } from 'react';
import type { BrandRole } from '@tiquete/contracts';
import { SessionProvider } from '@tiquete/platform';
import {
  type ApiAnswers,
  fakeApi,
  renderWithBrand,
  startTestStore,
  stubSession,
} from '@tiquete/testing';
import { es } from '../messages/es';
import { brandsReducer, brandsSaga } from '../state/slice';

/** Renders a page of the brand console as the shell would show it to a brand admin, or to who has another role. */
export function renderBrands(
  page: ReactElement,
  route: string,
  answers: ApiAnswers = {},
  role: BrandRole = 'brand-admin',
) {
  stubSession({
    user: { name: 'Berta', email: 'berta@andes.test', image: null, role },
    expires: '2099-01-01T00:00:00.000Z',
  });
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [{ reducerPath: 'brands', reducer: brandsReducer }],
    saga: brandsSaga,
    context: { api },
  });
  return {
    asked: api.asked,
    ...renderWithBrand(<SessionProvider>{page}</SessionProvider>, {
      route,
      store,
      api,
      messages: { brands: es },
    }),
  };
}
