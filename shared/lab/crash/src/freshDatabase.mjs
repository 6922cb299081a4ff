import { createRequire } from 'node:module';
import { inRepo } from '@tiquete/tooling/lib/paths';

let made = 0;

/**
 * Creates a database on that server. Returns its address and a function that drops it. @throws Error when it cannot be
 * created
 */
export async function freshDatabase(url) {
  const { Client } = createRequire(inRepo('backend/api/package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  made += 1;
  const name = `crash_${process.pid}_${made}`;
  await client.query(`create database ${name}`);
  // Only replicas are killed, not this server, so acknowledged data survive without waiting for the disk.
  await client.query(`alter database ${name} set synchronous_commit = off`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  };
  return { url: own.href, drop };
}
