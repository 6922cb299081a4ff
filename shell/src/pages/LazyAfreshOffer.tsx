import { lazy, Suspense } from 'react';

const Nothing = () => <></>;
/** Without a network the page goes on without the offer. */
const Offer = lazy(() =>
  import('./AfreshOffer').then(
    ({ AfreshOffer }) => ({ default: AfreshOffer }),
    () => ({ default: Nothing }),
  ),
);
/** Loads the offer once the page has crashed twice, which is when `onStart` is given. */
export function LazyAfreshOffer({ onStart }: { onStart: (() => void) | undefined }) {
  return (
    onStart && (
      <Suspense>
        <Offer onStart={onStart} />
      </Suspense>
    )
  );
}
