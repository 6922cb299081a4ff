import { inRounds } from '../../rounds.mjs';
import { cannon } from './cannon.mjs';
import { eachOf, readProcessor, scrape, untilIdle } from './processor.mjs';

/** Connections for cached answers, and for answers that need the suppliers. */
const [HOT, COLD] = [50, 8];
/** First number of these searches. The other measures use lower numbers. */
const FIRST = 100;
const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };

/**
 * Measures searches per second of one call of the api: the same search each time, and a new one each time. `bodyOf(number)`
 * returns another search for every number.
 */
export async function fireSearches(context, path, bodyOf) {
  const url = `http://127.0.0.1:${context.product.port}/api/${path}`;
  const body = (number) => JSON.stringify(bodyOf(number));
  let searches = FIRST;
  const shared = { url, method: 'POST', headers };
  const answer = await fetch(url, { method: 'POST', headers, body: body(0) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return fire(context, {
    hot: { ...shared, connections: HOT, body: body(0) },
    cold: {
      ...shared,
      connections: COLD,
      requests: [{ setupRequest: (request) => ({ ...request, body: body((searches += 1)) }) }],
    },
  });
}

/** Measures requests by name in rounds: answers per second, processor time of each, and the delay of the event loop. */
export async function fire({ product, rounds, seconds, say }, requests) {
  const { pid, metrics } = product.replica;
  const parts = { apis: [pid], metrics: [metrics], sandbox: product.sandbox.child.pid };
  return inRounds({ rounds, names: Object.keys(requests), say }, async (name) => {
    await untilIdle(parts);
    await scrape(metrics);
    const before = readProcessor(parts);
    const { count, ...fired } = await cannon({ seconds, ...requests[name] });
    const { loopP99, loopMax } = await scrape(metrics);
    return { ...fired, ...eachOf(before, readProcessor(parts), count), loopP99, loopMax };
  });
}
