import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { BootRecord } from '@tiquete/contracts';
import {
  ApiContext,
  BootContext,
  createI18n,
  I18nextProvider,
  type ApiClient,
} from '@tiquete/platform';
import { BrandProvider } from '@tiquete/ui';
import { aBootRecord } from './builders';
import { fakeApi } from './fakeApi';
import { watchWords } from './missingWords';
import { startTestStore, type TestStore } from './startTestStore';

export interface RenderOptions {
  /** Address of the page, query included. */
  route?: string;
  store?: TestStore;
  boot?: BootRecord;
  /** Api for the hooks. By default every call fails the test. */
  api?: ApiClient;
  /** Messages by namespace, as in a remote's definition. */
  messages?: Record<string, Record<string, unknown>>;
}
export interface BrandRenderResult extends RenderResult {
  store: TestStore;
  /** The current path and query. */
  address: () => string;
}

/** Renders a page with the shell's providers: brand, store, router, messages and boot record. */
export function renderWithBrand(
  page: ReactElement,
  options: RenderOptions = {},
): BrandRenderResult {
  const { store = startTestStore() } = options;
  const { tree, address } = withBrand(page, { ...options, store });
  return { ...render(tree), store, address };
}

interface BrandOptions extends RenderOptions {
  store: TestStore;
  /** State with which the server has rendered the page that is hydrated. */
  serverState?: unknown;
}
/** The page inside the shell's providers. `address` returns the current path and query. */
export function withBrand(page: ReactElement, options: BrandOptions) {
  const { route = '/', store, serverState, boot = aBootRecord() } = options;
  const { api = fakeApi({}), messages = {} } = options;
  const i18n = watchWords(createI18n());
  for (const [namespace, texts] of Object.entries(messages))
    i18n.addResourceBundle('es', namespace, texts);
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
          <BrandProvider brand={boot.brand}>
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
