import type { LightMyRequestResponse } from 'fastify';

/** Cookies that a browser stores from one host's answers. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    store(setCookies: readonly string[]) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split('; ');
        const equals = pair.indexOf('=');
        const isOver = attributes.some((attribute) =>
          /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
        );
        if (isOver) cookies.delete(pair.slice(0, equals));
        else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name: string) => cookies.get(name),
  };
}

export const setCookiesOf = (reply: LightMyRequestResponse): string[] =>
  [reply.headers['set-cookie'] ?? []].flat();
