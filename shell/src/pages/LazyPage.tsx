import { Suspense, type ComponentProps, type ComponentType } from 'react';
import {
  reportError,
  useBrand,
  useMessages,
  type MessageKey,
  type Messages,
} from '@tiquete/platform';
import { ErrorBoundary } from './ErrorBoundary';
import { useFirstPage } from './FirstPageContext';
import { HydratedPage } from './HydratedPage';
import { PageFailed } from './PageFailed';
import { PageSkeleton } from './PageSkeleton';
import { useCrashes } from './useCrashes';
import { useLoaded, type LoadFailure } from './useLoaded';

interface LazyPageProps {
  path: string;
  /** Message key of the page's name, shown when the page cannot be loaded. */
  title: MessageKey<Messages['shell']>;
  load: () => Promise<ComponentType>;
}
/** A page of the shell: hydrated if the server has rendered it, otherwise loaded. */
export function LazyPage(props: LazyPageProps) {
  const firstPage = useFirstPage(props.path);
  if (!firstPage) return <LoadedPage {...props} />;
  return (
    <HydratedPage
      loaded={firstPage}
      onCrash={reportCrash}
      instead={(failure) => <LoadedPage {...props} failure={failure} />}
    >
      {({ Page }) => <Page />}
    </HydratedPage>
  );
}

const reportCrash = (_: unknown, error: unknown) =>
  reportError({ module: 'shell', message: `render: ${String(error)}` });

/** Loads the page from its own chunk, with the same error card as a remote's page. */
function LoadedPage({ title, load, failure }: LazyPageProps & { failure?: LoadFailure }) {
  const [state, retry] = useLoaded({ load, failure });
  const { crashed, startAfresh } = useCrashes(title);
  if (state.phase === 'loading') return <PageSkeleton />;
  const restart = startAfresh && (() => (startAfresh(), retry()));
  const failed = <LazyFailed title={title} onRetry={retry} onAfresh={restart} />;
  if (state.phase === 'failed') return failed;
  return (
    <ErrorBoundary
      onError={(error) => {
        reportCrash(null, error);
        crashed();
      }}
      fallback={failed}
    >
      <Suspense fallback={<PageSkeleton />}>
        <state.value />
      </Suspense>
    </ErrorBoundary>
  );
}

function LazyFailed({
  title,
  ...rest
}: Omit<ComponentProps<typeof PageFailed>, 'title'> & Pick<LazyPageProps, 'title'>) {
  const t = useMessages('shell');
  const { name: brand } = useBrand();
  return <PageFailed title={t(title, { brand })} {...rest} />;
}
