import { lazy, Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { RemoteDescriptor } from '@tiquete/contracts';
import { filledSettings } from '@tiquete/contracts/setting-problem';
import {
  ApiContext,
  BootContext,
  createApiClient,
  createI18n,
  I18nextProvider,
  selectNotices,
  SessionProvider,
  SettingsContext,
  useSelector,
  type RemoteDefinition,
} from '@tiquete/platform';
import { BrandProvider, Container, Notice, type LinkProps } from '@tiquete/ui';
import { aBootRecord } from '../builders';
import { startTestStore } from '../startTestStore';

interface StandInProps {
  descriptor: RemoteDescriptor;
  remote: RemoteDefinition;
}
const open = ({ descriptor, remote }: StandInProps) => {
  const i18n = createI18n();
  i18n.addResourceBundle('es', descriptor.id, remote.messages.es, true, true);
  const api = createApiClient();
  const slice = { reducerPath: descriptor.slice, reducer: remote.reducer };
  const store = startTestStore({ slices: [slice], saga: remote.saga, context: { api } });
  const pages = descriptor.routes.flatMap(({ path, page }) => {
    const load = remote.pages[page];
    return load ? [{ path, Page: lazy(async () => ({ default: (await load()).Page })) }] : [];
  });
  const [one] = aBootRecord().remotes;
  const boot = aBootRecord({
    remotes: one ? [{ ...one, id: descriptor.id, descriptor }] : [],
  });
  const settings = filledSettings(descriptor.settings?.properties ?? {});
  return { i18n, api, store, pages, boot, settings };
};

/**
 * Renders one remote without the shell and the other remotes: its pages, store, saga and texts, and a bar with its
 * addresses. Nothing is persisted.
 */
export function StandIn(props: StandInProps) {
  const [{ i18n, api, store, pages, boot, settings }] = useState(() => open(props));
  return (
    <BootContext value={boot}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <BrandProvider brand={boot.brand} link={RouterLink}>
            <BrowserRouter>
              <ApiContext value={api}>
                <SessionProvider>
                  <Container>
                    <nav aria-label="Direcciones">
                      {pages.map(({ path }) => (
                        <Link key={path} to={path} style={{ marginInlineEnd: 16 }}>
                          {path}
                        </Link>
                      ))}
                    </nav>
                    <Said />
                  </Container>
                  <main>
                    <SettingsContext value={settings}>
                      <Suspense>
                        <Routes>
                          {pages.map(({ path, Page }) => (
                            <Route key={path} path={path} element={<Page />} />
                          ))}
                        </Routes>
                      </Suspense>
                    </SettingsContext>
                  </main>
                </SessionProvider>
              </ApiContext>
            </BrowserRouter>
          </BrandProvider>
        </Provider>
      </I18nextProvider>
    </BootContext>
  );
}
function Said() {
  const notices = useSelector(selectNotices);
  return notices.map(({ id, kind, text }) => <Notice key={id} kind={kind} text={text} />);
}
const RouterLink = ({ to, ...rest }: LinkProps) => <Link to={to} {...rest} />;
