import { Suspense, type ComponentType } from 'react';
import { reportError, useBrand, useMessages } from '@tiquete/platform';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFailed } from './PageFailed';
import { PageSkeleton } from './PageSkeleton';
import { useLoaded } from './useLoaded';

interface LazyPageProps {
  /** Message key of the page's name, shown when it cannot be loaded. */
  title: string;
  load: () => Promise<ComponentType>;
}
/** A page of the shell, loaded from its own chunk, with the same error card as a remote's page. */
export function LazyPage({ title, load }: LazyPageProps) {
  const [state, retry] = useLoaded(load);
  if (state.phase === 'loading') return <PageSkeleton />;
  const failed = <LazyFailed title={title} onRetry={retry} />;
  if (state.phase === 'failed') return failed;
  return (
    <ErrorBoundary
      onError={(error) => reportError({ module: 'shell', message: `render: ${String(error)}` })}
      fallback={failed}
    >
      <Suspense fallback={<PageSkeleton />}>
        <state.value />
      </Suspense>
    </ErrorBoundary>
  );
}

function LazyFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useMessages('shell');
  const { name: brand } = useBrand();
  return <PageFailed title={t(title, { brand })} onRetry={onRetry} />;
}
