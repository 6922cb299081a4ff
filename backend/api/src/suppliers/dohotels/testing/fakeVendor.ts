import { type Behaviour, json } from '../../../lib/testing/scriptedServer';
import { aStaticHotel, ok } from './builders';

const PREFIX = '/api/b2b/v3';
export const SERP = `${PREFIX}/search/serp/region/`;

/** Serves static content: the link to its dump, and the dump at that address. */
export const fakeContent =
  (
    hotels: unknown[] = [aStaticHotel(), aStaticHotel({ hid: 7002, name: 'Casa Norte' })],
  ): Behaviour =>
  (response, request) => {
    if (request.url === `${PREFIX}/hotel/info/dump/`)
      return json(
        ok({
          url: `http://${request.headers.host}/dump.json`,
          last_update: '2026-11-02T04:00:00Z',
        }),
      )(response, request);
    if (request.url === '/dump.json') return json(hotels)(response, request);
    if (request.url === `${PREFIX}/hotel/info/`) return json(ok(hotels[0]))(response, request);
    return json({}, 404)(response, request);
  };
/**
 * A vendor that answers by the end of the path. The answers of a list are sent one by one, and the last one repeats. Content
 * comes from `fakeContent`.
 */
export function fakeVendor(
  answers: Record<string, object | object[] | Behaviour>,
  content = fakeContent(),
): Behaviour {
  const served = new Map<string, number>();
  return (response, request) => {
    const path = request.url.slice(PREFIX.length);
    const answer = answers[path];
    if (answer === undefined) return content(response, request);
    if (typeof answer === 'function') return answer(response, request);
    const turn = served.get(path) ?? 0;
    served.set(path, turn + 1);
    const body = Array.isArray(answer) ? (answer[Math.min(turn, answer.length - 1)] ?? {}) : answer;
    return json(body)(response, request);
  };
}
