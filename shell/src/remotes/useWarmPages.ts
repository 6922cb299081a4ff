import { useBoot } from '@tiquete/platform';
import { useLoader } from './LoaderContext';
import { pageAt } from './pageAt';

/**
 * Loads the remotes' pages at paths that the traveller is likely to open next. A failure is shown only when the page is
 * opened.
 */
export function useWarmPages(): (paths: readonly string[]) => void {
  const { remotes } = useBoot();
  const loader = useLoader();
  return (paths) => {
    for (const remote of remotes) {
      for (const path of paths) {
        const page = pageAt(remote, path);
        if (page) loader.page(remote.id, page).catch(() => undefined);
      }
    }
  };
}
