import { Suspense, useEffect, useEffectEvent, type ComponentProps } from 'react';
import { markDrawn, useBoot, useBrand, usePageMeta } from '@tiquete/platform';
import type { RemoteDescriptor } from '@tiquete/contracts';
import { PageFailed } from '../pages/PageFailed';
import { PageSkeleton } from '../pages/PageSkeleton';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { useLoader } from './LoaderContext';
import { useCrashes } from '../pages/useCrashes';
import { useLoaded } from '../pages/useLoaded';

interface RemoteRouteProps {
  id: string;
  route: RemoteDescriptor['routes'][number];
}
/**
 * A remote's page inside the frame. A release that fails or crashes is replaced by the newest one that works; without one,
 * an error card is shown.
 */
export function RemoteRoute({ id, route }: RemoteRouteProps) {
  const loader = useLoader();
  const { remotes } = useBoot();
  const slice = remotes.find((remote) => remote.id === id)?.descriptor.slice;
  const { crashed, startAfresh } = useCrashes(`${id}/${route.page}`, slice ? [slice] : []);
  const [state, retry] = useLoaded(
    () => loader.page(id, route.page),
    () => loader.loadedPage(id, route.page),
  );
  if (state.phase === 'loading') return <PageSkeleton />;
  const restart = startAfresh && (() => (startAfresh(), retry()));
  const failed = <RemoteFailed route={route} onRetry={retry} onAfresh={restart} />;
  if (state.phase === 'failed') return failed;

  const { Page, release } = state.value;
  const giveWay = (error: unknown) => {
    loader.crashed(id, release, error);
    crashed();
    retry();
  };
  return (
    <ErrorBoundary onError={giveWay} fallback={failed}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        <Drawn name={`${id}/${route.page}:interactive`} onDrawn={() => loader.drawn(id, release)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Reports that a page was drawn. It commits together with the page beside it, not with the page's skeleton. */
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
  ...rest
}: Pick<RemoteRouteProps, 'route'> & Omit<ComponentProps<typeof PageFailed>, 'title'>) {
  const { name } = useBrand();
  const named = (text: string) => text.replaceAll('{brand}', () => name);
  const title = named(route.title);
  usePageMeta({
    title,
    description: named(route.description),
    robots: route.index ? undefined : 'noindex',
  });
  return <PageFailed title={title} {...rest} />;
}
