import { Route, Routes } from 'react-router-dom';
import { useBoot } from '@tiquete/platform';
import { Frame } from '../frame/Frame';
import { LazyPage } from '../pages/LazyPage';
import { notFoundPage, searchsPage, shellPages, type ShellPage } from '../pages/shellPages';
import { RemoteRoute } from '../remotes/RemoteRoute';
import { RequireRole } from '../session/RequireRole';
import { RequireSession } from '../session/RequireSession';

/** The shell's own routes, and those of the descriptors that the boot record lists. A key per page: a new one shows its skeleton at once. */
export function AppRoutes() {
  const { remotes } = useBoot();
  const own = ({ path, title, load, session }: ShellPage) => {
    const page = <LazyPage key={path} title={title} load={load} />;
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
              const element = (
                <RequireRole
                  key={route.path}
                  role={route.role}
                  otherwise={<LazyPage title={notFoundPage.title} load={notFoundPage.load} />}
                >
                  {page}
                </RequireRole>
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
        {own(notFoundPage)}
      </Route>
    </Routes>
  );
}
