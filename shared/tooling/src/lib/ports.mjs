import { randomInt } from 'node:crypto';
import net from 'node:net';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });

/** @throws Error with one sentence when `port` is not free on this machine's loopback addresses */
export async function requireFreePort(port) {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await listen(port, host);
    } catch (error) {
      if (error.code === 'EADDRINUSE')
        throw new Error(
          `Port ${port} is taken: end what listens there, or choose another with PORT=${port + 1}.`,
        );
      if (error.code === 'EACCES')
        throw new Error(
          `Port ${port} may not be used by this user: choose one above 1023 with PORT.`,
        );
      // A machine without IPv6 has no ::1.
      if (host === '127.0.0.1') throw error;
    }
  }
}

export const freePort = () => listen(0, '127.0.0.1');

const [LOWEST, HIGHEST] = [12_000, 32_000];
const reserved = new Set();
/**
 * A free port for a program that starts later: outside the range from which the system assigns ports, and never the same one
 * twice.
 */
export async function reservedPort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (reserved.has(port)) continue;
    reserved.add(port);
    const free = await listen(port, '127.0.0.1').catch(() => null);
    if (free !== null) return free;
  }
}

/** True when something accepts connections there within a second. */
export const answers = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 1000 });
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });
