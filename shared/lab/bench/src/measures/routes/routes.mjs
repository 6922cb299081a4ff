import { setTimeout as wait } from 'node:timers/promises';
import { readMainThread, scrape } from '../load/processor.mjs';
import { HEAVIEST_CALLS } from './heaviestCalls.mjs';

/** Milliseconds after an answer in which the remaining work of the call is also counted. */
const AFTERWARDS_MS = 300;
/** Maximum repetitions of a search whose answer is incomplete. */
const MAX_TRIES = 12;
const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };

/**
 * Measures the most expensive call of each public route, one at a time: milliseconds of the api's main thread, the longest
 * delay of its event loop (10 ms when idle) and the unpacked bytes of the answer. The first call of each route is discarded.
 */
export async function routes({ product, rounds, say }) {
  const found = {};
  for (const [name, call] of Object.entries(HEAVIEST_CALLS)) {
    const samples = [];
    for (let number = 0; number < rounds; number += 1) {
      const sample = await measureCall(product, call, number);
      if (number > 0) samples.push(sample);
    }
    found[name] = samples;
    const { main, loopMax, bytes, status } = samples.at(-1);
    say(`  ${name}: ${status}, ${Math.round(main)} ms, ${Math.round(loopMax)} ms, ${bytes} bytes`);
  }
  return { heaviestCalls: found };
}

async function measureCall({ port, replica: { pid, metrics } }, call, number) {
  const send = openVisitor(`http://127.0.0.1:${port}/api/`, number);
  const before = await prepare(call, send);
  await wait(AFTERWARDS_MS);
  await scrape(metrics);
  const [used, started] = [readMainThread(pid), performance.now()];
  const { status, text } = await send({ ...call, before });
  const took = performance.now() - started;
  await wait(AFTERWARDS_MS);
  const { loopMax } = await scrape(metrics);
  return {
    main: readMainThread(pid) - used,
    loopMax,
    bytes: Buffer.byteLength(text),
    took,
    status,
  };
}

/** Answers of the calls that must be made before, the newest first. */
async function prepare({ first }, send) {
  if (!first) return [];
  const earlier = await prepare(first, send);
  const { status, text } = await send({ ...first, before: earlier });
  if (status !== 200) throw new Error(`${first.path} answered ${status}`);
  return [JSON.parse(text), ...earlier];
}

/** A visitor of the api with cookies, who repeats a request until its answer is complete, as a page does. */
function openVisitor(base, number) {
  const cookies = new Map();
  return async ({ method, path, pathOf = () => path, bodyOf, before }) => {
    let body = bodyOf?.(number, ...before);
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(base + pathOf(number), {
        method,
        headers: {
          ...headers,
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const answer = { status: response.status, text: await response.text() };
      if (response.status !== 200 || tries >= MAX_TRIES) return answer;
      const { meta, data } = JSON.parse(answer.text);
      if (meta?.complete !== false) return answer;
      body = { ...body, sessionCode: meta.sessionCode ?? data.sessionCode };
    }
  };
}
