import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from './paths.mjs';
import { startServer } from './server.mjs';

const folder = mkdtempSync(inRepo('node_modules/.server-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (name, text) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return path.relative(inRepo(), file);
};

it('waits for the ready line and passes the other lines on', async () => {
  const lines = [];
  const file = script(
    'ready.mjs',
    `console.log('opening'); console.log('{"ready":true,"url":"http://localhost:1"}'); setInterval(() => {}, 1000);`,
  );
  const server = await startServer('The server', file, {
    env: process.env,
    print: (line) => lines.push(line),
  });
  expect(server.url).toBe('http://localhost:1');
  expect(lines).toEqual(['opening']);
  server.child.kill('SIGKILL');
  await expect(server.ended).resolves.toBe('The server ended unexpectedly (SIGKILL).');
});

it('reports why a server ended before it was ready', async () => {
  const file = script(
    'ends.mjs',
    `console.error('The storage cannot be opened.'); process.exitCode = 1;`,
  );
  await expect(
    startServer('The server', file, { env: process.env, print: () => undefined }),
  ).rejects.toThrow('The server ended unexpectedly (exit code 1).\nThe storage cannot be opened.');
});
