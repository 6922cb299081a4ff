import type { BootRecord } from '@tiquete/contracts';
import { notify, type ApiClient } from '@tiquete/platform';
import type { ShellStore } from '../store/createStore';

/** Key in sessionStorage of the failed release, for the notice in the next document. */
const FAILED = 'failedOverride';

interface Parts {
  override: BootRecord['override'];
  api: ApiClient;
  /** Loads a new document at the same address. */
  reload: () => void;
}

/**
 * Ends the override when one of its releases fails. The next document has the releases of all visitors and shows why.
 * Otherwise the page would continue with the fallback, while the bar names a release that is not in use.
 */
export function createFailedOverride({ override, api, reload }: Parts) {
  let isEnding = false;
  return {
    async failed(remote: string, release: string): Promise<void> {
      if (isEnding || override?.releases[remote] !== release) return;
      isEnding = true;
      try {
        await api.call('DELETE console/releases/override', {});
        window.sessionStorage.setItem(FAILED, release);
      } catch {
        // The bar stays, and its button tries again.
        return;
      }
      reload();
    },
  };
}

/** Shows once, in the next document, which release failed. */
export function tellFailedOverride(
  store: Pick<ShellStore['store'], 'dispatch'>,
  t: (key: string, values: Record<string, unknown>) => string,
): void {
  try {
    const release = window.sessionStorage.getItem(FAILED);
    if (release === null) return;
    window.sessionStorage.removeItem(FAILED);
    store.dispatch(notify({ kind: 'error', text: t('releases.overrideFailed', { release }) }));
  } catch {
    // Without storage there is no notice.
  }
}
