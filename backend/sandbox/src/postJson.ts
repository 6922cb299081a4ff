import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

/** Posts once and answers the HTTP status. @throws Error without an answer within `ms`. */
export function postText(
  url: string,
  text: string,
  ms: number,
  extraHeaders: Record<string, string> = {},
): Promise<number> {
  const send = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...extraHeaders,
    };
    const request = send(
      url,
      { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(ms) },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    request.once('error', reject);
    request.end(text);
  });
}
export const postJson = (url: string, body: unknown, ms: number): Promise<number> =>
  postText(url, JSON.stringify(body), ms);
