import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { repeatEarlyEvents } from '../earlyEvents';
import { ErrorBoundary } from './ErrorBoundary';
import { OtherRelease, type LoadedFirstPage } from './FirstPageContext';
import { PageSkeleton } from './PageSkeleton';
import type { LoadFailure } from './useLoaded';

interface HydratedPageProps {
  loaded: Promise<LoadedFirstPage>;
  /** Called when the page crashes while it renders. */
  onCrash: (release: string | null, error: unknown) => void;
  /** The page loaded in the usual way, shown when this one fails. `failure`: its code could not be loaded. */
  instead: (failure: LoadFailure) => ReactNode;
  children: (page: LoadedFirstPage) => ReactNode;
}
/**
 * The page that the server has rendered. It stays as it is in the document until its code has arrived and takes it over. The
 * rest of the frame does not wait for it.
 */
export function HydratedPage({ loaded, onCrash, instead, children }: HydratedPageProps) {
  const [failed, setFailed] = useState<{ failure: LoadFailure } | null>(null);
  useEffect(() => {
    if (failed) repeatEarlyEvents('page');
  }, [failed]);
  if (failed) return instead(failed.failure);
  const giveUp = (error: unknown) => {
    loaded.then(
      ({ release }) => {
        onCrash(release, error);
        setFailed({ failure: null });
      },
      () => setFailed({ failure: error instanceof OtherRelease ? null : { error } }),
    );
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
