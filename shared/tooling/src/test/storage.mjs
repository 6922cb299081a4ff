import { createRequire } from 'node:module';
import { inRepo } from '../lib/paths.mjs';
import { answers } from '../lib/ports.mjs';

const LOCAL = '127.0.0.1';
/** Usual credentials of a local PostgreSQL. */
const USUAL = ['postgres:postgres', 'postgres', 'tiquete:tiquete'].map(
  (who) => `postgres://${who}@${LOCAL}:5432/postgres`,
);

async function connect(url) {
  const { Client } = createRequire(inRepo('backend/api/package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  await client.connect();
  return client;
}

async function firstThatConnects(urls) {
  for (const url of urls) {
    try {
      return { url, client: await connect(url) };
    } catch {
      // Tries the next credentials.
    }
  }
  return null;
}

const embedded = (why) => ({
  url: null,
  note: `PostgreSQL suites run on the embedded one, and none on a server: ${why}`,
  drop: async () => {},
});

/**
 * Creates a fresh database on this machine's PostgreSQL. Returns its address, a text for the report, and a function that
 * drops it.
 */
export async function testDatabase({ DATABASE_URL }) {
  if (!DATABASE_URL && !(await answers(5432)))
    return embedded(`no DATABASE_URL, and nothing answers on ${LOCAL}:5432`);
  const found = await firstThatConnects(DATABASE_URL ? [DATABASE_URL] : USUAL);
  if (!found)
    return embedded(
      DATABASE_URL
        ? 'DATABASE_URL cannot be connected to'
        : `${LOCAL}:5432 answers, but no usual sign-in works; set DATABASE_URL`,
    );
  const name = `tiquete_test_${process.pid}`;
  try {
    await found.client.query(`create database ${name}`);
  } catch (error) {
    await found.client.end();
    return embedded(`no database can be created there (${error.message})`);
  }
  const url = new URL(found.url);
  url.pathname = `/${name}`;
  // Suites create further databases, and a template for them, whose names begin with this name.
  const drop = async () => {
    const { rows } = await found.client.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    );
    for (const { datname } of rows)
      await found.client.query(`drop database if exists ${datname} with (force)`);
    await found.client.end();
  };
  return { url: url.href, note: `PostgreSQL suites run on a fresh database at ${url.host}`, drop };
}

export async function testRedis({ REDIS_URL }) {
  const url = REDIS_URL ? new URL(REDIS_URL) : new URL(`redis://${LOCAL}:6379`);
  if (await answers(Number(url.port || 6379), url.hostname))
    return { url: url.href, note: `Redis suites run at ${url.host}` };
  return {
    url: null,
    note: REDIS_URL
      ? 'Redis suites SKIPPED: REDIS_URL does not answer'
      : `Redis suites SKIPPED: no REDIS_URL, and nothing answers on ${url.host}`,
  };
}
