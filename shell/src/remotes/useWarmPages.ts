import { useBoot } from '@tiquete/platform';
import { useLoader } from './LoaderContext';
import { pageAt } from './pageAt';

/** Loads the remotes' pages behind paths that somebody is about to choose. What fails is reported once it is chosen. */
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
