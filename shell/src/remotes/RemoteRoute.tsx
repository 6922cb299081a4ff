import { Suspense, useEffect, useEffectEvent, type ComponentProps } from 'react';
import {
  markDrawn,
  useBoot,
  useBrand,
  useDispatch,
  useLocation,
  usePageMeta,
} from '@tiquete/platform';
import type { RemoteDescriptor } from '@tiquete/contracts';
import { useIsHydrated } from '@tiquete/ui';
import { useFirstPage } from '../pages/FirstPageContext';
import { HydratedPage } from '../pages/HydratedPage';
import { PageFailed } from '../pages/PageFailed';
import { PageOpening } from '../pages/PageOpening';
import { PageSkeleton } from '../pages/PageSkeleton';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { useLoader } from './LoaderContext';
import { useCrashes } from '../pages/useCrashes';
import { useLoaded, type LoadFailure } from '../pages/useLoaded';

interface RemoteRouteProps {
  id: string;
  route: RemoteDescriptor['routes'][number];
}
/** A remote's page inside the frame: hydrated if the server has rendered it, otherwise loaded. */
export function RemoteRoute(props: RemoteRouteProps) {
  const { id, route } = props;
  const loader = useLoader();
  const firstPage = useFirstPage(route.path);
  if (!firstPage) return <LoadedRoute {...props} />;
  return (
    <HydratedPage
      loaded={firstPage}
      onCrash={(release, error) => release !== null && loader.crashed(id, release, error)}
      instead={(failure) => <LoadedRoute {...props} failure={failure} />}
    >
      {({ Page, release }) => (
        <>
          <Page />
          {release !== null && <Drawn id={id} page={route.page} release={release} />}
        </>
      )}
    </HydratedPage>
  );
}

/**
 * Loads the page. A release that fails or crashes is replaced by the newest one that works; without one, an error card is
 * shown.
 */
function LoadedRoute({ id, route, failure }: RemoteRouteProps & { failure?: LoadFailure }) {
  const loader = useLoader();
  const { remotes } = useBoot();
  const slice = remotes.find((remote) => remote.id === id)?.descriptor.slice;
  const { crashed, startAfresh } = useCrashes(`${id}/${route.page}`, slice ? [slice] : []);
  // During hydration the document still shows the page's opening.
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const dispatch = useDispatch();
  const [state, retry] = useLoaded({
    load: () => loader.page(id, route.page),
    present: () => (isHydrated ? loader.loadedPage(id, route.page) : null),
    failure,
    prepare({ opensAt }) {
      const actions = opensAt(search);
      actions.forEach(dispatch);
      return actions.length > 0 ? settled() : undefined;
    },
  });
  if (state.phase === 'loading') return <PageOpening />;
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
        <Drawn id={id} page={route.page} release={release} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Resolves once an answer that has already arrived is in the store. React renders the page together with the changes of these
 * actions, which would be before that.
 */
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Reports that a page was drawn. It commits together with the page beside it, not with the page's skeleton. */
function Drawn({ id, page, release }: { id: string; page: string; release: string }) {
  const loader = useLoader();
  const drawn = useEffectEvent(() => loader.drawn(id, release));
  const name = `${id}/${page}:interactive`;
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
