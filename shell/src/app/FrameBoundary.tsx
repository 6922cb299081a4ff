import type { ReactNode } from 'react';
import { reportError, useBrand, useMessages } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';
import { LazyAfreshOffer } from '../pages/LazyAfreshOffer';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { useCrashes } from '../pages/useCrashes';

/** Catches a crash of the frame itself. A reload then starts the page again. */
export function FrameBoundary({ children }: { children: ReactNode }) {
  const { crashed, startAfresh } = useCrashes('frame');
  return (
    <ErrorBoundary
      onError={(error) => {
        reportError({ module: 'shell', message: `frame: ${String(error)}` });
        crashed();
      }}
      fallback={<AppCrashed onAfresh={startAfresh && (() => (startAfresh(), reload()))} />}
    >
      {children}
    </ErrorBoundary>
  );
}
const reload = () => window.location.reload();

/** Shown when the frame crashes: offers to reload, and the brand's contacts. */
function AppCrashed({ onAfresh }: { onAfresh?: () => void }) {
  const t = useMessages('shell');
  const brand = useBrand();
  return (
    <main>
      <h1>{brand.name}</h1>
      <ErrorState
        title={t('page.crashed')}
        detail={t('page.crashedDetail')}
        onRetry={reload}
        retryLabel={t('page.reload')}
        contact={brand}
      />
      <LazyAfreshOffer onStart={onAfresh} />
    </main>
  );
}
