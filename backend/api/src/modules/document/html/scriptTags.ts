import type { BootRecord } from '@tiquete/contracts';
import { EXPOSED_CHUNK } from '../../releases/ports';
import { escapeHtml } from './escape';
import type { Page } from '../pages/pages';
import type { ShellBuild } from '../build/shellBuild';

/** The scripts that a document starts: the shell's in order once the page is parsed, those of the page as soon as they arrive. */
export interface ScriptSet {
  gate: string;
  shell: readonly string[];
  page: readonly string[];
}

/** What draws the route, so that it travels beside the shell instead of after it: a chunk of the shell, or the remote's entry and chunks. */
export function pageScripts(
  page: Page,
  { remotes, embedded }: BootRecord,
  shell: ShellBuild,
): string[] {
  const own = page.remote === null ? (shell.chunks[page.chunk] ?? []) : [];
  const drawn = remotes.flatMap((remote) => {
    const slot = embedded ? remote.descriptor.slots['search-form']?.chunk : undefined;
    const chunk = remote.id === page.remote ? page.chunk : slot;
    return chunk === undefined
      ? []
      : [remote.entry, ...(remote.chunks[EXPOSED_CHUNK] ?? []), ...(remote.chunks[chunk] ?? [])];
  });
  return [...new Set([...own, ...drawn])];
}

export function scriptTags(
  { shell, page }: ScriptSet,
  { integrity }: BootRecord,
  nonce: string,
): string {
  const tag = (address: string, order: 'async' | 'defer') => {
    const hash = integrity[address];
    const check = hash ? ` integrity="${hash}"` : '';
    return `<script ${order} src="${escapeHtml(address)}"${check} crossorigin="anonymous" nonce="${nonce}"></script>`;
  };
  return [
    ...shell.map((address) => tag(address, 'defer')),
    ...page.map((address) => tag(address, 'async')),
  ].join('\n');
}
