import { lazyPart } from '@tiquete/ui';

const AfreshOffer = lazyPart(async () => (await import('./AfreshOffer')).AfreshOffer);
const showNothing = () => undefined;

/**
 * Loads the offer to start afresh once `onStart` is given, which is after the second crash. Without a network it shows
 * nothing.
 */
export const LazyAfreshOffer = ({ onStart }: { onStart: (() => void) | undefined }) =>
  onStart && <AfreshOffer onStart={onStart} lazy={{ onFailed: showNothing }} />;
