// A minimal node:http server: `node bare.mjs <file> <content-encoding>` reads each request to its end and always sends the
// same bytes.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const [, , file, encoding] = process.argv;
const bytes = readFileSync(file);
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
  'content-length': bytes.length,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
};
const server = createServer({ keepAliveTimeout: 60_000 }, (request, reply) => {
  request.resume().once('end', () => reply.writeHead(200, headers).end(bytes));
});
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ ready: true, port: server.address().port })),
);
