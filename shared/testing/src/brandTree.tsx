import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { BootRecord } from '@tiquete/contracts';
import {
  ApiContext,
  BootContext,
  I18nextProvider,
  type ApiClient,
  type createI18n,
} from '@tiquete/platform';
import { BrandProvider, createStyleCache } from '@tiquete/ui';
import type { TestStore } from './startTestStore';

/** One cache for all tests of a suite. A cache per test would leave its rules in the document, where jsdom reads them all. */
const styles = createStyleCache();

interface BrandTreeParts {
  route: string;
  store: TestStore;
  /** State with which the server has rendered the page that is hydrated. */
  serverState?: unknown;
  boot: BootRecord;
  api: ApiClient;
  i18n: ReturnType<typeof createI18n>;
}
/** The page inside the shell's providers. `address` returns the current path and query. */
export function brandTree(
  page: ReactElement,
  { route, store, serverState, boot, api, i18n }: BrandTreeParts,
) {
  let at = route;
  function Spy() {
    const { pathname, search } = useLocation();
    at = pathname + search;
    return null;
  }
  const tree = (
    <BootContext value={boot}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store} serverState={serverState}>
          <BrandProvider brand={boot.brand} styles={styles}>
            <ApiContext value={api}>
              <MemoryRouter initialEntries={[route]}>
                {page}
                <Spy />
              </MemoryRouter>
            </ApiContext>
          </BrandProvider>
        </Provider>
      </I18nextProvider>
    </BootContext>
  );
  return { tree, address: () => at };
}
