import * as react from 'react';
import * as devRuntime from 'react/jsx-dev-runtime';
import * as runtime from 'react/jsx-runtime';
import * as platform from '@tiquete/platform';
import * as ui from '@tiquete/ui';
import * as uiDevRuntime from '@tiquete/ui/jsx-dev-runtime';
import * as uiRuntime from '@tiquete/ui/jsx-runtime';

/** Packages that the shell shares, as in `webpack.shared.js`. */
const SHARED: Record<string, unknown> = {
  react,
  'react/jsx-runtime': runtime,
  'react/jsx-dev-runtime': devRuntime,
  '@tiquete/platform': platform,
  '@tiquete/ui': ui,
  '@tiquete/ui/jsx-runtime': uiRuntime,
  '@tiquete/ui/jsx-dev-runtime': uiDevRuntime,
};
interface SharedModule {
  get: () => Promise<() => unknown>;
  from: string;
  loaded: 1;
}
/** A container of webpack's module federation. */
interface Container {
  init(scope: Record<string, Record<string, SharedModule>>): unknown;
  get(expose: string): Promise<() => { remote: platform.RemoteDefinition }>;
}
export interface ContainerPlace {
  entry: string;
  /** Name of the global that the entry defines. */
  container: string;
  versions: Record<string, string>;
}

/**
 * Loads a remote from its container, with one copy of each shared package, like the shell. @throws the container's own
 * errors
 */
export async function loadContainer({
  entry,
  container,
  versions,
}: ContainerPlace): Promise<platform.RemoteDefinition> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${entry} does not load`));
    document.head.append(script);
  });
  const found = (globalThis as unknown as Record<string, Container>)[container];
  if (!found) throw new Error(`${entry} makes no ${container}`);
  await found.init(scopeOf(versions));
  return (await found.get('./remote'))().remote;
}

const scopeOf = (versions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(SHARED).map(([id, module]) => [
      id,
      {
        [versions[id] ?? '0']: {
          get: async () => () => module,
          from: 'stand-in',
          loaded: 1 as const,
        },
      },
    ]),
  );
