import net from 'node:net';
import { answers, freePort, reservedPort, requireFreePort } from './ports.mjs';

const listening = (host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, host, () => resolve(server));
  });
const closed = (server) => new Promise((resolve) => server.close(resolve));

it('reports a port in use with one sentence, and accepts a free one', async () => {
  const server = await listening('127.0.0.1');
  const { port } = server.address();
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken`);
  await closed(server);
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

it('finds a free port, and tells whether a port accepts connections', async () => {
  const server = await listening('127.0.0.1');
  await expect(answers(server.address().port)).resolves.toBe(true);
  await closed(server);
  const port = await freePort();
  await expect(answers(port)).resolves.toBe(false);
});

it('reserves ports for programs that start later: each once, outside the range of the system', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, reservedPort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
