import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import type { Random } from '../random';

/**
 * Starts a proxy between the gateway and the replicas. It forwards notifications unchanged to either replica, up to 600 ms
 * late and therefore out of order; a third is sent twice or three times, and one in twenty is lost.
 */
export async function openNotificationProxy(port: number, urls: readonly string[], random: Random) {
  /** Numbers of notifications: sent by the gateway, lost, copied on the way, delivered. */
  const counts = { received: 0, lost: 0, copies: 0, delivered: 0 };
  const deliver = async (body: string, url: string, afterMs: number) => {
    await wait(afterMs);
    const reply = await request(`${url}/api/payments/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(2000),
    });
    await reply.body.dump();
    if (reply.statusCode === 200) counts.delivered += 1;
  };
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      answer.end();
      counts.received += 1;
      if (random.happens(0.05)) return void (counts.lost += 1);
      const copies = random.happens(0.35) ? 1 + Math.ceil(random.next() * 2) : 1;
      counts.copies += copies - 1;
      for (let copy = 0; copy < copies; copy += 1)
        deliver(Buffer.concat(parts).toString(), random.pick(urls), random.between(0, 600)).catch(
          () => undefined,
        );
      return undefined;
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return { url: `http://127.0.0.1:${port}`, counts, close: () => void server.close() };
}
export type NotificationProxy = Awaited<ReturnType<typeof openNotificationProxy>>;
