import net from 'node:net';
import { answers, freePort, keptPort, requireFreePort } from './ports.mjs';

const listening = (host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, host, () => resolve(server));
  });
const closed = (server) => new Promise((resolve) => server.close(resolve));

it('says in one sentence that a port is taken, and is silent when it is free', async () => {
  const server = await listening('127.0.0.1');
  const { port } = server.address();
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
  await closed(server);
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

it('finds a port that can be listened on, and tells whether something answers', async () => {
  const server = await listening('127.0.0.1');
  await expect(answers(server.address().port)).resolves.toBe(true);
  await closed(server);
  const port = await freePort();
  await expect(answers(port)).resolves.toBe(false);
});

it('keeps ports for programs that start later: each once, and none that the system gives away meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, keptPort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
