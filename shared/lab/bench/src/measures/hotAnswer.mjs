import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { end } from '@tiquete/tooling/lib/children';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { startServer } from '@tiquete/tooling/lib/server';
import { inRounds } from '../rounds.mjs';
import { cannon } from './load/cannon.mjs';
import { searchBody } from './queries/searchBody.mjs';

const CONNECTIONS = 50;
/** A call whose answer is cached as bytes, and one whose answer is serialized each time. */
const CALLS = {
  ready: {
    method: 'POST',
    path: '/api/hotels/searchs',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify(searchBody(0)),
  },
  written: { method: 'GET', path: '/api/hotels/featured', headers: { 'accept-encoding': 'br' } },
};

/** Reads one answer as it is sent: its bytes and their encoding. @throws Error when it is not 200 */
async function capture(port, { method, path: pathname, headers, body }) {
  const outgoing = request({ host: '127.0.0.1', port, method, path: pathname, headers });
  outgoing.end(body);
  const [answer] = await once(outgoing, 'response');
  const parts = [];
  for await (const part of answer) parts.push(part);
  if (answer.statusCode !== 200) throw new Error(`${pathname} answered ${answer.statusCode}`);
  return {
    bytes: Buffer.concat(parts),
    encoding: answer.headers['content-encoding'] ?? 'identity',
  };
}

/** Compares the api with a bare node:http server that sends the same bytes for the same calls. */
export async function hotAnswer({ product, rounds, seconds, say, print }) {
  const results = {};
  for (const [name, call] of Object.entries(CALLS)) {
    const { bytes, encoding } = await capture(product.port, call);
    const file = inRepo('.cache', 'bench', `${name}.answer`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    const bare = await startServer('The bare server', 'shared/lab/bench/src/site/bare.mjs', {
      args: [file, encoding],
      print,
    });
    const ports = { api: product.port, bare: bare.port };
    say(`  ${name}: ${call.method} ${call.path}, ${bytes.length} bytes ${encoding}`);
    try {
      const { path: pathname, ...rest } = call;
      const samples = await inRounds({ rounds, names: ['api', 'bare'], say }, (server) =>
        cannon({
          url: `http://127.0.0.1:${ports[server]}${pathname}`,
          connections: CONNECTIONS,
          seconds,
          ...rest,
        }),
      );
      for (const [server, list] of Object.entries(samples))
        results[server] = [
          ...(results[server] ?? []),
          ...list.map((sample) => ({
            [`${name}PerSecond`]: sample.perSecond,
            [`${name}P99`]: sample.p99,
            [`${name}Bytes`]: bytes.length,
          })),
        ];
    } finally {
      await end(bare.child);
    }
  }
  return { answers: results };
}
