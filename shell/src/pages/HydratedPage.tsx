import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { repeatEarlyEvents } from '../earlyEvents';
import { ErrorBoundary } from './ErrorBoundary';
import type { FirstPage, LoadedFirstPage } from './FirstPageContext';
import { PageSkeleton } from './PageSkeleton';

interface HydratedPageProps {
  loaded: FirstPage['loaded'];
  /** Called when the page crashes while it renders. */
  onCrash: (release: string | null, error: unknown) => void;
  /** The page loaded in the usual way, shown when this one fails. */
  instead: ReactNode;
  children: (page: LoadedFirstPage) => ReactNode;
}
/**
 * The page that the server has rendered. It stays as it is in the document until its code has arrived and takes it over. The
 * rest of the frame does not wait for it.
 */
export function HydratedPage({ loaded, onCrash, instead, children }: HydratedPageProps) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) repeatEarlyEvents('page');
  }, [failed]);
  if (failed) return instead;
  const giveUp = (error: unknown) => {
    // A page that could not be loaded is tried again by its route. Its failure is reported there.
    void loaded
      .then(
        ({ release }) => onCrash(release, error),
        () => undefined,
      )
      .then(() => setFailed(true));
  };
  return (
    <ErrorBoundary onError={giveUp} fallback={<PageSkeleton />}>
      <Suspense fallback={<PageSkeleton />}>
        <Content loaded={loaded}>{children}</Content>
      </Suspense>
    </ErrorBoundary>
  );
}

function Content({ loaded, children }: Pick<HydratedPageProps, 'loaded' | 'children'>) {
  const page = use(loaded);
  useEffect(() => repeatEarlyEvents('page'), []);
  return children(page);
}
