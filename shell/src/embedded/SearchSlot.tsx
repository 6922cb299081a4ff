import { Suspense, useId } from 'react';
import { reportError, useMessages, type SlotSource } from '@tiquete/platform';
import { Card, css, ErrorState, Skeleton, type Theme } from '@tiquete/ui';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { LazyAfreshOffer } from '../pages/LazyAfreshOffer';
import { useCrashes } from '../pages/useCrashes';
import { useLoaded } from '../pages/useLoaded';

/** One product's search form, filled from `query`. An error in the form stays in its card. */
export function SearchSlot({ slot, query }: { slot: SlotSource<'search-form'>; query: string }) {
  const t = useMessages('shell');
  const headingId = useId();
  const [state, retry] = useLoaded({ load: slot.load });
  const { crashed, startAfresh } = useCrashes(`${slot.remote}/search-form`);
  const failed = (
    <>
      <ErrorState title={t('searchs.failed')} onRetry={retry} />
      <LazyAfreshOffer onStart={startAfresh && (() => (startAfresh(), window.location.reload()))} />
    </>
  );
  return (
    <section aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} css={heading}>
          {slot.label}
        </h2>
        {state.phase === 'loading' ? <Skeleton height={220} /> : null}
        {state.phase === 'failed' ? failed : null}
        {state.phase === 'ready' ? (
          <ErrorBoundary
            onError={(error) => {
              reportError({ module: slot.remote, message: `slot: ${String(error)}` });
              crashed();
            }}
            fallback={failed}
          >
            <Suspense fallback={<Skeleton height={220} />}>
              <state.value target="_top" query={query} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </Card>
    </section>
  );
}
const heading = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(3)};
`;
