import { act } from '@testing-library/react';
import type { BootRemote } from '@tiquete/contracts';
import {
  createBrowserStorage,
  SessionProvider,
  SlotContext,
  type ErrorReport,
  type RemoteDefinition,
} from '@tiquete/platform';
import {
  aBootRecord,
  aBrand,
  pendingApi,
  renderWithBrand,
  settle,
  type TestStore,
} from '@tiquete/testing';
import { FrameBoundary } from '../app/FrameBoundary';
import { AppRoutes } from '../app/AppRoutes';
import { es } from '../messages/es';
import { LoaderContext } from '../remotes/LoaderContext';
import { slotSources } from '../remotes/slotSources';
import { AfreshContext } from '../store/AfreshContext';
import { createShellStore } from '../store/createStore';
import { aLoader, fakeFederation } from './builders';

interface Stored {
  brand: string;
  remote: BootRemote;
  definition: RemoteDefinition;
  route: string;
  /** Texts in the browser's storage, by `<slice>@<schema>`. */
  stored?: Record<string, string>;
}
/** Renders the whole shell with one remote, over the real store and the given stored texts. Its api never answers. */
export async function renderStored({ brand: id, remote, definition, route, stored = {} }: Stored) {
  localStorage.setItem(`${id}:appVersion`, '1.0.0');
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(`${id}:${key}`, text);
  const reports: ErrorReport[] = [];
  const report = (each: ErrorReport) => void reports.push(each);
  const api = pendingApi();
  const storage = createBrowserStorage();
  const shell = createShellStore({ brand: id, storage, api, addMessages: () => undefined, report });
  const brand = { ...aBrand, id };
  const boot = aBootRecord({ brand, remotes: [remote] });
  const { loader } = aLoader(
    fakeFederation({ [remote.release]: async () => ({ remote: definition }) }),
    { remotes: boot.remotes, install: shell.install, report },
  );
  const rendered = renderWithBrand(
    <AfreshContext value={shell}>
      <FrameBoundary>
        <SessionProvider>
          <LoaderContext value={loader}>
            <SlotContext value={slotSources(boot.remotes, loader)}>
              <AppRoutes />
            </SlotContext>
          </LoaderContext>
        </SessionProvider>
      </FrameBoundary>
    </AfreshContext>,
    {
      route,
      api,
      boot,
      messages: { shell: es, [remote.id]: definition.messages.es },
      store: shell.store as unknown as TestStore,
    },
  );
  await act(settle);
  return { ...rendered, shell, reports };
}
