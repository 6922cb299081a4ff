import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface SeenRequest {
  method: string;
  /** Path with query string. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Behaviour = (response: ServerResponse, request: SeenRequest) => void;

export const json =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
export const gzipped =
  (body: unknown): Behaviour =>
  (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(JSON.stringify(body)));
  };
export const htmlAnswer =
  (body: string, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  };
export const silence: Behaviour = () => undefined;
/** Sends headers and half of an answer, then nothing. */
export const stall: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"hotels":');
};
/** Sends spaces without end. */
export const flood: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = ' '.repeat(1024 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
};

/** A real server on a free loopback port that answers as each test defines and records its requests. */
export async function startScriptedServer(first: Behaviour) {
  let behaviour = first;
  const requests: SeenRequest[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('close', () => (hungUp += response.writableFinished ? 0 : 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(seen);
      behaviour(response, seen);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    hungUp: () => hungUp,
    behave: (next: Behaviour) => (behaviour = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>;
