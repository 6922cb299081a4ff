import type { BootRecord } from '@tiquete/contracts';
import { notify, type ApiClient } from '@tiquete/platform';
import type { ShellStore } from '../store/createStore';

/** Of the browser session: what the next document tells. */
const FAILED = 'failedOverride';

interface Parts {
  override: BootRecord['override'];
  api: ApiClient;
  /** Replaces the page by a new document at the same address. */
  reload: () => void;
}

/**
 * A release that a product team looks at and that fails ends the override: the next document has what everybody has, and says why.
 * Without that the page would go on by the release before, and its bar would name one that nobody sees.
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

/** Says once which release failed, in the document that came in its place. */
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
    // A forbidden storage tells nothing.
  }
}
