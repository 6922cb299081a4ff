import { useBrand, useMessages } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';

/** The frame itself failed: all that is left is a fresh page and a person to ask. */
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
