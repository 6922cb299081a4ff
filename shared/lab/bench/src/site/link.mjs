// Simulates a slow connection to every port: `node link.mjs '{"targets": {name: port}, "rttMs", "kbps"}'`. TCP on the
// loopback with a round trip, a handshake and a shared downlink that its connections use in turns; without loss and slow
// start.
import { connect, createServer } from 'node:net';

const { targets, rttMs, kbps } = JSON.parse(process.argv[2]);
/** Bytes of a turn: two segments, and the size of their headers. */
const [PIECE, HEADER] = [2920, 40];
/** Milliseconds by which the downlink may be filled in advance, and bytes that may wait for one connection. */
const [AHEAD_MS, WAITING] = [4, 65_536];
const lines = [];
const deliver = inOrder();
let turn = 0;
let freeAt = 0;
let isWaiting = false;

/** Runs each call at its time, and never before an earlier one, as two timers might. */
function inOrder() {
  const calls = [];
  let timer = null;
  const drain = () => {
    timer = null;
    while (calls.length > 0 && calls[0].at <= performance.now()) calls.shift().run();
    if (calls.length > 0) timer = setTimeout(drain, Math.max(1, calls[0].at - performance.now()));
  };
  return (at, run) => {
    calls.push({ at, run });
    timer ??= setTimeout(drain, Math.max(0, at - performance.now()));
  };
}

function nextLine() {
  for (let step = 0; step < lines.length; step += 1) {
    const line = lines[(turn + step) % lines.length];
    if (line.waiting.length === 0) continue;
    turn = (turn + step + 1) % lines.length;
    return line;
  }
  return null;
}

function takePiece(line) {
  const [first] = line.waiting;
  if (first.length <= PIECE) line.waiting.shift();
  else line.waiting[0] = first.subarray(PIECE);
  const piece = first.subarray(0, PIECE);
  line.bytes -= piece.length;
  if (line.bytes < WAITING / 2) line.server.resume();
  return piece;
}

function fill() {
  if (isWaiting) return;
  for (let line = nextLine(); line; line = nextLine()) {
    const now = performance.now();
    const piece = takePiece(line);
    freeAt = Math.max(freeAt, now) + ((piece.length + HEADER) * 8) / kbps;
    const { client } = line;
    deliver(freeAt + rttMs / 2, () => client.destroyed || client.write(piece));
    if (line.ended && line.waiting.length === 0) deliver(freeAt + rttMs / 2, () => client.end());
    if (freeAt - now <= AHEAD_MS) continue;
    isWaiting = true;
    setTimeout(() => ((isWaiting = false), fill()), freeAt - now - AHEAD_MS / 2);
    return;
  }
}

function join(client, port) {
  const server = connect({ port, host: '127.0.0.1', noDelay: true });
  const line = { client, server, waiting: [], bytes: 0, ended: false };
  lines.push(line);
  // The kernel completes the handshake at once, so the first bytes wait for the simulated round trip.
  const openAt = performance.now() + rttMs;
  const send = inOrder();
  client.on('data', (bytes) =>
    send(
      Math.max(openAt, performance.now()) + rttMs / 2,
      () => server.destroyed || server.write(bytes),
    ),
  );
  server.on('data', (bytes) => {
    line.waiting.push(bytes);
    line.bytes += bytes.length;
    if (line.bytes > WAITING) server.pause();
    fill();
  });
  server.on('end', () => {
    line.ended = true;
    if (line.waiting.length === 0) deliver(performance.now() + rttMs / 2, () => client.end());
  });
  const leave = () => (
    server.destroy(),
    lines.includes(line) && lines.splice(lines.indexOf(line), 1)
  );
  client.on('close', leave);
  client.on('error', leave);
  server.on('error', () => client.destroy());
}

const open = ([name, port]) =>
  new Promise((resolve) => {
    const server = createServer({ noDelay: true }, (client) => join(client, port));
    server.listen(0, '127.0.0.1', () => resolve([name, server.address().port]));
  });
const ports = Object.fromEntries(await Promise.all(Object.entries(targets).map(open)));
console.log(JSON.stringify({ ready: true, ports }));
