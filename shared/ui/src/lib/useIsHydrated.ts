import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a component renders on the server, and in the browser while it takes over what the server has rendered. True
 * afterwards, and at once in a component that only the browser renders. Use it for values that the server cannot know.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
