import { createRequire } from 'node:module';
import { inRepo } from '../lib/paths.mjs';

let made = 0;

/** A database of our own on that server: its address, and how to drop it. @throws Error when none can be made there. */
export async function freshDatabase(url) {
  const { Client } = createRequire(inRepo('backend/api/package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  made += 1;
  const name = `crash_${process.pid}_${made}`;
  await client.query(`create database ${name}`);
  // Replicas are killed, this server is not: what it has acknowledged outlives them without a wait for the disk.
  await client.query(`alter database ${name} set synchronous_commit = off`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  };
  return { url: own.href, drop };
}
