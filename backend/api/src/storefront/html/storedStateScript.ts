import type { BootRecord } from '@tiquete/contracts';
import type { ShellBuild } from '../build/shellBuild';
import type { Page } from '../pages/pages';
import { jsonForScript } from './escape';

/** Chunks that check stored state before a page starts with it: that of the shell's slices, and that of a remote's slice. */
const SHELL_CHUNK = 'persistence';
const REMOTE_CHUNK = 'guards';

/** Scripts with which a page restores its stored state. */
export const restoringScripts = (
  { remote }: Pick<Page, 'remote'>,
  { remotes }: Pick<BootRecord, 'remotes'>,
  { chunks }: Pick<ShellBuild, 'chunks'>,
): string[] => [
  ...(chunks[SHELL_CHUNK] ?? []),
  ...(remotes.find(({ id }) => id === remote)?.chunks[REMOTE_CHUNK] ?? []),
];

/**
 * Script that requests these chunks in a browser with stored state, together with the page's other scripts. The shell would
 * request them once it has run, and the page waits for them.
 */
export function storedStateScript(
  scripts: readonly string[],
  { appVersion, brand, integrity }: Pick<BootRecord, 'appVersion' | 'brand' | 'integrity'>,
): string {
  const files = scripts.flatMap((href) => {
    const hash = integrity[href];
    return hash ? [{ href, integrity: hash }] : [];
  });
  if (files.length === 0) return '';
  return `(() => {
  try {
    if (localStorage.getItem(${jsonForScript(`${brand.id}:appVersion`)}) !== ${jsonForScript(appVersion)}) return;
  } catch {
    return;
  }
  const { nonce } = document.currentScript;
  for (const file of ${jsonForScript(files)}) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', nonce, ...file }));
  }
})();`;
}
