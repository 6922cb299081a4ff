import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useBoot, useBrand, useRequiredSession } from '@tiquete/platform';
import { Frame } from '../frame/Frame';
import { tabsOf } from '../model/tabs';
import { LazyPage } from '../pages/LazyPage';
import { PageFailed } from '../pages/PageFailed';
import { PageSkeleton } from '../pages/PageSkeleton';
import { notFoundPage, searchsPage, shellPages, type ShellPage } from './shellPages';
import { RemoteRoute } from '../remotes/RemoteRoute';

/**
 * Routes of the shell and of the remotes in the boot record. Each page has its own key, so that a new page shows its
 * skeleton at once.
 */
export function AppRoutes() {
  const { remotes } = useBoot();
  const isHomeless = !remotes.some(({ descriptor }) =>
    descriptor.routes.some(({ path }) => path === '/'),
  );
  const own = ({ path, title, load, session }: ShellPage) => {
    const page = <LazyPage key={path} path={path} title={title} load={load} />;
    return (
      <Route
        key={path}
        path={path}
        caseSensitive
        element={session ? <RequireSession key={path}>{page}</RequireSession> : page}
      />
    );
  };
  return (
    <Routes>
      {own(searchsPage)}
      <Route element={<Frame />}>
        {shellPages.map(own)}
        {remotes.flatMap(({ id, descriptor }) =>
          descriptor.routes.map((route) => {
            const page = <RemoteRoute key={route.path} id={id} route={route} />;
            if (route.role) {
              const { role } = route;
              const load = async () =>
                (await import(/* webpackChunkName: "staff" */ '../staff/RequireRole')).guard(
                  role,
                  page,
                  <LazyPage
                    path={route.path}
                    title={notFoundPage.title}
                    load={notFoundPage.load}
                  />,
                );
              const element = (
                <LazyPage key={route.path} path={route.path} title="page.failed" load={load} />
              );
              return <Route key={route.path} path={route.path} caseSensitive element={element} />;
            }
            const element = route.session ? (
              <RequireSession key={route.path}>{page}</RequireSession>
            ) : (
              page
            );
            return <Route key={route.path} path={route.path} caseSensitive element={element} />;
          }),
        )}
        {isHomeless && <Route path="/" element={<ToFirstProduct />} />}
        {own(notFoundPage)}
      </Route>
    </Routes>
  );
}

/** Redirects `/` to the brand's first product when the brand does not sell the product of `/`. */
function ToFirstProduct() {
  const { remotes } = useBoot();
  const [first] = tabsOf(remotes);
  return first ? <Navigate to={first.path} replace /> : null;
}

/** For routes whose descriptor has `session`: without a session the browser goes to sign-in and returns afterwards. */
function RequireSession({ children }: { children: ReactNode }) {
  const { offline } = useBoot();
  // Signing in needs a network, and a document opened offline has no session.
  return offline === 'kept' ? (
    <NeedsNetwork />
  ) : (
    <RequireOpenSession>{children}</RequireOpenSession>
  );
}

function NeedsNetwork() {
  const { name } = useBrand();
  return <PageFailed title={name} onRetry={() => window.location.reload()} />;
}

function RequireOpenSession({ children }: { children: ReactNode }) {
  const { status } = useRequiredSession();
  return status === 'authenticated' ? children : <PageSkeleton />;
}
