import { isLoopbackHost } from '../http/host';

export interface DevServers {
  /** Address of the shell's dev server, without a trailing slash; null uses the shell's build. */
  shell: string | null;
  /** Dev server address by remote. All other remotes come from their builds. */
  remotes: ReadonlyMap<string, string>;
  /** Folder with the files with which live parts are rendered; null: their pages start with a skeleton. */
  prerenderDir: string | null;
}
/** Variables of the environment. */
interface Given {
  NODE_ENV: string;
  HOST?: string;
  DEV_SHELL?: string;
  /** `hotels=http://127.0.0.1:4001,…` */
  DEV_REMOTES?: readonly string[];
  DEV_PRERENDER?: string;
}

/**
 * Reads dev servers from the environment; null when there are none. @throws Error for an address on another machine, and for
 * any address on a public server
 */
export function readDevServers({
  NODE_ENV,
  HOST,
  DEV_SHELL: shell,
  DEV_REMOTES: remotes = [],
  DEV_PRERENDER: prerenderDir,
}: Given): DevServers | null {
  if (shell === undefined && remotes.length === 0) return null;
  // Other machines may open the pages, as in production.
  if (NODE_ENV === 'production' && HOST !== undefined && !isLoopbackHost(HOST))
    throw new Error(
      'DEV_SHELL and DEV_REMOTES switch off script integrity: not in production on a public HOST',
    );
  const pairs = remotes.map((pair) => {
    const [remote = '', address = ''] = pair.split(/=(.*)/s);
    return [remote, loopbackAddress('DEV_REMOTES', address)] as const;
  });
  return {
    shell: shell === undefined ? null : loopbackAddress('DEV_SHELL', shell),
    remotes: new Map(pairs),
    prerenderDir: prerenderDir ?? null,
  };
}

function loopbackAddress(variable: string, address: string): string {
  if (!URL.canParse(address) || !isLoopbackHost(new URL(address).hostname))
    throw new Error(`${variable}: ${address} is no address on this machine`);
  return address.replace(/\/+$/, '');
}
