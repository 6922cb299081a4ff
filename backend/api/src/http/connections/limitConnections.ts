import type { Server } from 'node:http';
import { addressKey } from '../../lib/counters/addressKey';

/** Maximum number of connections of one network. A browser opens six; a company behind one address opens hundreds. */
const MAX_CONNECTIONS = 400;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Closes further connections of a network that already has `max`. Exempt addresses are not counted. */
export function limitConnections(
  server: Server,
  { max = MAX_CONNECTIONS, isExempt = isLoopback } = {},
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isExempt(address)) return;
    const key = addressKey('connections', address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
