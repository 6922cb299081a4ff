import { useEffect, useEffectEvent } from 'react';

/** Calls when the browser brings the page back from its memory, as the back button does. */
export function useShownAgain(onShown: () => void) {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) shown();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
