import { useBrand, useMessages } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';

/** Shown when the frame itself crashes: offers to reload, and the brand's contacts. */
export function AppCrashed() {
  const t = useMessages('shell');
  const brand = useBrand();
  return (
    <main>
      <h1>{brand.name}</h1>
      <ErrorState
        title={t('page.crashed')}
        detail={t('page.crashedDetail')}
        onRetry={() => window.location.reload()}
        retryLabel={t('page.reload')}
        contact={brand}
      />
    </main>
  );
}
