import { MemoryRouter } from 'react-router-dom';
import type { ComponentType, ReactNode } from 'react';
import type { BootRecord } from '@tiquete/contracts';
import { createApiClient, createI18n } from '@tiquete/platform';
import { aBootRecord, hydrate, renderOnServer, settle, startTestStore } from '@tiquete/testing';
import { App } from '../app/App';
import { es } from '../messages/es';
import type { FirstPage, LoadedFirstPage } from '../pages/FirstPageContext';
import type { Federation } from '../remotes/loaderTypes';
import { persistenceSlice } from '../store/persistenceSlice';
import { aLoader, fakeFederation } from './builders';

interface HydratedShell {
  /** The page that the server renders. */
  rendered?: LoadedFirstPage;
  /** Its code in the browser. */
  loaded?: FirstPage['loaded'];
  /** The frame as the server renders it, without the page. */
  opening?: ReactNode;
  /** Changes the HTML for a document. */
  toDocument?: (html: string) => string;
  /** Page of hotels whose code has arrived before the frame is hydrated. */
  early?: string;
  path?: string;
  boot?: Partial<BootRecord>;
  federation?: Federation;
}
/** Renders a document on the server and hydrates it. `drawn` lists the releases whose page the browser has drawn. */
export async function hydrateShell({
  rendered,
  loaded = null,
  opening,
  early,
  toDocument = (html) => html,
  path = '/',
  boot = {},
  federation = fakeFederation({}),
}: HydratedShell) {
  const record = aBootRecord(boot);
  const drawn: string[] = [];
  const { loader, reports } = aLoader(federation, {
    remotes: record.remotes,
    health: {
      tried: () => undefined,
      failed: () => undefined,
      onScreen: (_, release) => void drawn.push(release),
    },
  });
  const i18n = createI18n();
  i18n.addResourceBundle('es', 'shell', es);
  const store = startTestStore({ slices: [persistenceSlice] });
  const state = store.getState();
  const ignore = () => undefined;
  const shell = { store, api: createApiClient(), startAfresh: ignore, restart: ignore };
  const app = (first: Omit<FirstPage, 'path'>) => (
    <App
      boot={record}
      shell={shell}
      i18n={i18n}
      loader={loader}
      router={routerAt(path)}
      rendered={{ first: { path: path.split('?', 1)[0] ?? path, ...first }, state }}
    />
  );
  const html = toDocument(
    await renderOnServer(app({ loaded: rendered ? Promise.resolve(rendered) : null, opening })),
  );
  // The failure of a page whose code does not arrive is shown by the page.
  loaded?.catch(ignore);
  if (early) await loader.page('hotels', early);
  await settle();
  return { ...(await hydrate(html, app({ loaded }))), html, drawn, reports };
}

const routerAt =
  (path: string): ComponentType<{ children: ReactNode }> =>
  ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
