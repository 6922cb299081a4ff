import pg from 'pg';
import { errorMessage } from '../lib/errorCode';

/** Options of a pool or a client. */
export interface Connection extends pg.PoolConfig {
  Client?: typeof pg.Client;
}
interface Host {
  host: string;
  port: number;
}
/** Milliseconds in which a server must say whether it accepts writes. */
const PROBE_MS = 2000;
const DEFAULT_PORT = 5432;
/** `postgres://user:password@HOSTS/database?…`, where the password has no `@`. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/;

/**
 * Servers of an address: `postgres://user:password@one:5432,two:5432/tiquete?target_session_attrs=read-write`, as for PostgreSQL's own
 * programs. @throws Error in one sentence, without the address, which may contain a password
 */
export function readHosts(url: string): { hosts: readonly Host[]; oneHost: string } {
  const [, start = '', list = '', rest = ''] = ADDRESS.exec(url) ?? [];
  const parts = list.split(',');
  if (parts.length === 1) return { hosts: [hostOf(url)], oneHost: url };
  const addresses = parts.map((part) => `${start}${part}${rest}`);
  const [first = ''] = addresses;
  const hosts = addresses.map(hostOf);
  const oneHost = new URL(first);
  // Without it, PostgreSQL's own programs would use the first server that answers, which may be a standby.
  if (oneHost.searchParams.get('target_session_attrs') !== 'read-write')
    throw new Error('Several hosts need target_session_attrs=read-write');
  oneHost.searchParams.delete('target_session_attrs');
  return { hosts, oneHost: oneHost.href };
}

function hostOf(url: string): Host {
  if (!URL.canParse(url) || !ADDRESS.test(url))
    throw new Error('An address such as postgres://user:password@host:5432/tiquete');
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1');
  return { host, port: port === '' ? DEFAULT_PORT : Number(port) };
}

/** Options of a pool or a client for an address with one host or several. */
export function connectionTo(url: string): Connection {
  const { hosts, oneHost } = readHosts(url);
  const connection = { connectionString: oneHost };
  return hosts.length === 1 ? connection : { ...connection, Client: primaryClient(hosts) };
}

/** A client for an address, not connected yet. */
export const clientAt = (url: string): pg.Client => newClient(connectionTo(url));

/** The class of clients is an option of pools only. */
export const newClient = ({ Client = pg.Client, ...options }: Connection): pg.Client =>
  new Client(options);

/**
 * Class of clients that connect to the server that accepts writes. The driver knows one host only. The last primary is tried first.
 * When it fails or has become a standby, this connection fails, and the next one asks all servers.
 */
function primaryClient(hosts: readonly Host[]): typeof pg.Client {
  let primary: Promise<Host> | null = null;
  return class PrimaryClient extends pg.Client {
    readonly #options: pg.ClientConfig;

    constructor(options: pg.ClientConfig) {
      super(options);
      this.#options = options;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error?: Error) => void): void;
    override connect(callback?: (error?: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connectToPrimary();
      if (!callback) return connected;
      connected.then(() => callback(), callback);
      return undefined;
    }

    async #connectToPrimary(): Promise<pg.Client> {
      const found = (primary ??= findPrimary(hosts, this.#options));
      try {
        Object.assign(this, await found);
        await super.connect();
        if (await isStandby(this)) {
          await this.end();
          throw new Error(`${this.host}:${this.port} has become a standby`);
        }
        return this;
      } catch (error) {
        if (primary === found) primary = null;
        throw error;
      }
    }
  };
}

/** The first server that answers that it accepts writes. All are asked at once, because one may not answer at all. */
async function findPrimary(hosts: readonly Host[], options: pg.ClientConfig): Promise<Host> {
  const attempts = hosts.map(async ({ host, port }) => {
    const waits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS };
    const client = new pg.Client({ ...options, ...waits });
    client.on('error', () => undefined);
    Object.assign(client, { host, port });
    try {
      await client.connect();
      if (await isStandby(client)) throw new Error('is a standby');
      return { host, port };
    } catch (error) {
      throw new Error(`${host}:${port} ${errorMessage(error)}`, { cause: error });
    } finally {
      client.end().catch(() => undefined);
    }
  });
  try {
    return await Promise.any(attempts);
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw new Error(`No server accepts writes: ${errors.map(errorMessage).join(', ')}`, {
      cause: error,
    });
  }
}

async function isStandby(client: pg.Client): Promise<boolean> {
  const sql = 'select pg_is_in_recovery() as standby';
  const { rows } = await client.query<{ standby: boolean }>(sql);
  return rows[0]?.standby !== false;
}
