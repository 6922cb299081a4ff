import type { BootRecord } from '@tiquete/contracts';
import { EXPOSED_CHUNK } from '../../releases/ports';
import { escapeHtml, jsonForScript } from './escape';
import type { Page } from '../pages/pages';
import type { ShellBuild } from '../build/shellBuild';

/** Scripts that a document starts: the shell's in order after parsing, those of the page as soon as they arrive. */
export interface ScriptSet {
  gate: string;
  shell: readonly string[];
  page: readonly string[];
  /** Scripts with which the page restores its stored state. */
  restoring: readonly string[];
  /** Integrity by absolute path of files loaded as modules. */
  modules: Readonly<Record<string, string>>;
}

/** Scripts that draw the route, loaded in parallel with the shell: a chunk of the shell, or the remote's entry and chunks. */
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

/** The import map must come before any module request; later ones do not apply to modules that are already loading. */
export function importMap({ modules }: ScriptSet, nonce: string): string {
  return Object.keys(modules).length === 0
    ? ''
    : `<script type="importmap" nonce="${nonce}">${jsonForScript({ integrity: modules })}</script>\n`;
}

export function scriptTags(
  { shell, page, modules }: ScriptSet,
  { integrity }: BootRecord,
  nonce: string,
): string {
  // A link runs no script; the shell requests the module later.
  const link = (address: string) =>
    `<link rel="modulepreload" href="${escapeHtml(address)}" integrity="${modules[address]}" crossorigin="anonymous" nonce="${nonce}">`;
  const tag = (address: string, order: 'async' | 'defer') =>
    `<script ${order} src="${escapeHtml(address)}"${hashOf(integrity, address)} crossorigin="anonymous" nonce="${nonce}"></script>`;
  return [
    ...shell.map((address) => tag(address, 'defer')),
    ...page.map((address) => (modules[address] ? link(address) : tag(address, 'async'))),
  ].join('\n');
}

/**
 * Links in the head for the shell's scripts, whose tags follow a rendered page. The browser reads those only after it has laid
 * out the page. The priority is that of the tags, below the pictures in view.
 */
export const shellAhead = (
  { shell }: ScriptSet,
  { integrity }: BootRecord,
  nonce: string,
): string =>
  shell
    .map(
      (address) =>
        `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(address)}"${hashOf(integrity, address)} crossorigin="anonymous" nonce="${nonce}">\n`,
    )
    .join('');

const hashOf = (integrity: BootRecord['integrity'], address: string) =>
  integrity[address] ? ` integrity="${integrity[address]}"` : '';
