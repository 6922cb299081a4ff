import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { filledSettings, type RemoteDescriptor } from '@tiquete/contracts';
import {
  createI18n,
  initialConfig,
  SessionProvider,
  SettingsContext,
  type ApiClient,
  type RemoteDefinition,
} from '@tiquete/platform';
import { brandTree } from '../brandTree';
import { aBootRecord } from '../builders';
import { renderOnServer } from '../renderOnServer';
import { settle, startTestStore } from '../startTestStore';

interface FirstPageParts {
  remote: RemoteDefinition;
  descriptor: RemoteDescriptor;
  Page: ComponentType;
}
/** A first page with the shell's providers, the remote's slice and texts, default settings and an api without answers. */
function pageWith({ remote, descriptor, Page }: FirstPageParts, isMobile: boolean, server?: State) {
  const api: ApiClient = { call: () => new Promise(() => undefined) };
  const i18n = createI18n();
  i18n.addResourceBundle('es', descriptor.id, remote.messages.es);
  const store = startTestStore({
    slices: [{ reducerPath: descriptor.slice, reducer: remote.reducer }],
    saga: remote.saga,
    context: { api },
    preloaded: { config: { ...initialConfig, isMobile } },
  });
  const settings = filledSettings(descriptor.settings?.properties ?? {});
  const page = (
    <SessionProvider>
      <SettingsContext value={settings}>
        <Page />
      </SettingsContext>
    </SessionProvider>
  );
  const { tree } = brandTree(page, {
    route: descriptor.tab?.path ?? '/',
    store,
    serverState: server,
    boot: aBootRecord(),
    api,
    i18n,
  });
  return { tree, state: store.getState() };
}
type State = ReturnType<ReturnType<typeof startTestStore>['getState']>;

/** Returns the HTML of the page and the state with which it was rendered. */
export async function renderFirstPage(parts: FirstPageParts) {
  const { tree, state } = pageWith(parts, false);
  return { html: await renderOnServer(tree), state };
}
/** Hydrates the rendered page on a phone or on a wide screen, and returns the mismatches. */
export async function hydrateFirstPage(
  parts: FirstPageParts,
  { html, state }: { html: string; state: State },
  isMobile: boolean,
): Promise<string[]> {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: () => new Promise(() => undefined),
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const mismatches: string[] = [];
  const root = await act(async () =>
    hydrateRoot(container, pageWith(parts, isMobile, state).tree, {
      onRecoverableError: (error) => void mismatches.push(String(error)),
    }),
  );
  await act(settle);
  act(() => root.unmount());
  return mismatches;
}
