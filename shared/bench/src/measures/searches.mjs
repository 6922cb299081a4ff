import { inRounds } from '../rounds.mjs';
import { cannon } from './cannon.mjs';
import { searchBody } from './searchBody.mjs';

/** Connections for answers that are ready, and for those that the suppliers are asked for. */
const [HOT, COLD] = [50, 8];
const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };

/** Searches a second through the api: always the same one, and each another one. */
export async function searches({ product, rounds, seconds, say }) {
  const url = `http://127.0.0.1:${product.port}/api/hotels/searchs`;
  let asked = 100;
  const fire = {
    hot: () =>
      cannon({
        url,
        method: 'POST',
        headers,
        connections: HOT,
        seconds,
        body: JSON.stringify(searchBody(0)),
      }),
    cold: () =>
      cannon({
        url,
        method: 'POST',
        headers,
        connections: COLD,
        seconds,
        requests: [
          {
            setupRequest: (request) => ({
              ...request,
              body: JSON.stringify(searchBody((asked += 1))),
            }),
          },
        ],
      }),
  };
  await fetch(url, { method: 'POST', headers, body: JSON.stringify(searchBody(0)) });
  return {
    searches: await inRounds({ rounds, names: ['hot', 'cold'], say }, (name) => fire[name]()),
  };
}
