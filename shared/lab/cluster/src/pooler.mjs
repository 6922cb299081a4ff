import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eachLine, own } from '@tiquete/tooling/lib/children';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { answers, reservedPort } from '@tiquete/tooling/lib/ports';
import { say } from '@tiquete/tooling/lib/steps';
import { asNobody, findProgram, isRoot, NOBODY } from './programs.mjs';

/** First minor version of PgBouncer 1 that keeps prepared statements apart in transaction mode. */
const PREPARES = 21;
const READY_WITHIN_MS = 10_000;

/** Settings of docs/database.md, under _PgBouncer_. */
function settings(prepares) {
  const guide = readFileSync(inRepo('docs/database.md'), 'utf8');
  const [, text] = /```ini\n(\[pgbouncer\]\n[^`]*)```/.exec(guide) ?? [];
  if (!text) throw new Error('docs/database.md has no settings of PgBouncer.');
  return prepares ? text : text.replace(/^max_prepared_statements.*\n/m, '');
}

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL of this machine, and returns a function that gives a process's environment
 * both addresses. Without PgBouncer it says so, and the environment stays as it is.
 */
export async function startPooler({ home, address, print }) {
  const program = findProgram('pgbouncer');
  if (program === null) {
    say(
      "PgBouncer is not on this machine (Debian's pgbouncer): the services use PostgreSQL itself.",
    );
    return (environment) => environment;
  }
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(stdout) ?? [];
  const prepares = Number(minor) >= PREPARES;
  const { hostname, port: serverPort, username, password } = new URL(address);
  const port = await reservedPort();
  const folder = path.join(home, 'pgbouncer');
  mkdirSync(folder);
  const users = path.join(folder, 'users.txt');
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort}
${settings(prepares)}listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_file = ${users}
`,
    { mode: 0o600 },
  );
  if (isRoot()) for (const each of [users, file]) chownSync(each, NOBODY, NOBODY);
  const [command, ...args] = asNobody([program, file]);
  const child = own(command, args, { cwd: folder, env: { PATH: process.env.PATH } });
  for (const stream of [child.stdout, child.stderr])
    eachLine(stream, (line) => print(`pgbouncer: ${line}`));
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (performance.now() > until) throw new Error('PgBouncer does not answer.');
    await wait(50);
  }
  say(`PgBouncer ${stdout.match(/\d[\d.]*/)?.[0]} in transaction mode is before PostgreSQL.`);
  return ({ DATABASE_URL, ...environment }) => {
    const pooled = new URL(DATABASE_URL);
    pooled.port = String(port);
    return {
      ...environment,
      DATABASE_URL: pooled.href,
      DATABASE_DIRECT_URL: DATABASE_URL,
      ...(!prepares && { DATABASE_PREPARED_STATEMENTS: 'off' }),
    };
  };
}
