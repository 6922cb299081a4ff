import { lazyPart } from '@tiquete/ui';

const AfreshOffer = lazyPart(async () => (await import('./AfreshOffer')).AfreshOffer);
const showNothing = () => undefined;

/** Loads the offer once the page has crashed twice, which is when `onStart` is given. Without a network it shows nothing. */
export const LazyAfreshOffer = ({ onStart }: { onStart: (() => void) | undefined }) =>
  onStart && <AfreshOffer onStart={onStart} lazy={{ onFailed: showNothing }} />;
