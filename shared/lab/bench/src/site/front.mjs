// The server for the browser of the bench: `node front.mjs FILE`, with `{"api","variants":[{name, port, …}]}` in the file.
// It passes the product's answers on unchanged. For a bundle it rewrites the document and serves the files from the bundle's
// folder. A message `{revision}` switches all bundles to that build.
import { createServer, request as sendRequest, Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { documentHeaders, fileHeaders } from './headers.mjs';
import { rewriteDocument } from './rewriteDocument.mjs';

const { api, rivalApi, variants } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const compress = promisify(brotliCompress);
const agent = new Agent({ keepAlive: true });
let revision = 'plain';

const isDocument = ({ method, headers }) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

function forward(incoming, headers, port = api) {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers, agent },
      resolve,
    );
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
}

async function whole(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** All documents pass through here, so that no variant has an advantage. */
async function sendDocument(variant, incoming, reply) {
  const answer = await forward(
    incoming,
    { ...incoming.headers, 'accept-encoding': 'identity' },
    variant.builds ? rivalApi : api,
  );
  const html = await whole(answer);
  const own =
    variant.builds && answer.statusCode === 200
      ? rewriteDocument(html, {
          ...variant,
          path: incoming.url.split('?')[0],
          manifest: variant.builds[revision],
        })
      : html;
  const bytes = await compress(Buffer.from(own), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  reply.writeHead(answer.statusCode, {
    ...documentHeaders(headers, variant),
    'content-encoding': 'br',
    'content-length': bytes.length,
  });
  reply.end(bytes);
}

function sendFile(variant, url, reply) {
  const name = url.slice(variant.publicPath.length);
  const build = Object.values(variant.builds).find(({ sizes }) => name in sizes);
  if (!build) return reply.writeHead(404).end();
  const bytes = readFileSync(path.join(build.folder, `${name}.br`));
  return reply.writeHead(200, { ...fileHeaders(name), 'content-length': bytes.length }).end(bytes);
}

const withoutDictionary = ({ 'available-dictionary': _, ...headers }) => headers;

async function pass({ isForgetful }, incoming, reply) {
  const answer = await forward(
    incoming,
    isForgetful ? withoutDictionary(incoming.headers) : incoming.headers,
  );
  reply.writeHead(answer.statusCode, answer.headers);
  answer.pipe(reply);
}

async function answer(variant, incoming, reply) {
  if (isDocument(incoming)) return sendDocument(variant, incoming, reply);
  if (variant.builds && incoming.url.startsWith(variant.publicPath))
    return sendFile(variant, incoming.url, reply);
  return pass(variant, incoming, reply);
}

const serve = (variant) =>
  new Promise((resolve) => {
    const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, reply) => {
      answer(variant, incoming, reply).catch((error) => reply.writeHead(502).end(error.message));
    });
    server.listen(0, '127.0.0.1', () => resolve([variant.name, server.address().port]));
  });

process.on('message', (message) => {
  revision = message.revision;
  process.send({ revision });
});
const ports = Object.fromEntries(await Promise.all(variants.map(serve)));
console.log(JSON.stringify({ ready: true, ports }));
