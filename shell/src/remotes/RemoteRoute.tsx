import { Suspense, useEffect, useEffectEvent } from 'react';
import { markDrawn, useBrand, usePageMeta } from '@tiquete/platform';
import type { RemoteDescriptor } from '@tiquete/contracts';
import { PageFailed } from '../pages/PageFailed';
import { PageSkeleton } from '../pages/PageSkeleton';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { useLoader } from './LoaderContext';
import { useLoaded } from '../pages/useLoaded';

interface RemoteRouteProps {
  id: string;
  route: RemoteDescriptor['routes'][number];
}
/** A remote's page inside the frame. A release that fails or crashes gives way to the newest that works; without one, an error card. */
export function RemoteRoute({ id, route }: RemoteRouteProps) {
  const loader = useLoader();
  const [state, retry] = useLoaded(
    () => loader.page(id, route.page),
    () => loader.loadedPage(id, route.page),
  );
  if (state.phase === 'loading') return <PageSkeleton />;
  if (state.phase === 'failed') return <RemoteFailed route={route} onRetry={retry} />;

  const { Page, release } = state.value;
  const giveWay = (error: unknown) => {
    loader.crashed(id, release, error);
    retry();
  };
  return (
    <ErrorBoundary onError={giveWay} fallback={<RemoteFailed route={route} onRetry={retry} />}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        <Drawn name={`${id}/${route.page}:interactive`} onDrawn={() => loader.drawn(id, release)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Commits with the page it stands beside, not with its skeleton. */
function Drawn({ name, onDrawn }: { name: string; onDrawn: () => void }) {
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    markDrawn(name);
    drawn();
  }, [name]);
  return null;
}

function RemoteFailed({
  route,
  onRetry,
}: {
  route: RemoteRouteProps['route'];
  onRetry: () => void;
}) {
  const { name } = useBrand();
  const named = (text: string) => text.replaceAll('{brand}', () => name);
  const title = named(route.title);
  usePageMeta({
    title,
    description: named(route.description),
    robots: route.index ? undefined : 'noindex',
  });
  return <PageFailed title={title} onRetry={onRetry} />;
}
