import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import type { BootRecord } from '@tiquete/contracts';
import { createI18n, type ApiClient } from '@tiquete/platform';
import { brandTree } from './brandTree';
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
/** The page inside the shell's providers, with texts that are watched. */
export function withBrand(page: ReactElement, options: BrandOptions) {
  const { route = '/', store, serverState, boot = aBootRecord() } = options;
  const { api = fakeApi({}), messages = {} } = options;
  const i18n = watchWords(createI18n());
  for (const [namespace, texts] of Object.entries(messages))
    i18n.addResourceBundle('es', namespace, texts);
  return brandTree(page, { route, store, serverState, boot, api, i18n });
}
