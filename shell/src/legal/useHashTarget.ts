import { useEffect } from 'react';

/** A link to a section works although the page is drawn after the document has loaded. */
export function useHashTarget() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
