import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { limitConnections } from './limitConnections';

it('closes a connection above the limit of a network, and accepts the next when one ends', async () => {
  const server = createServer((_, response) => response.end());
  limitConnections(server, { max: 2, isExempt: () => false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    const ended = once(socket, 'close');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const isAnswered = await Promise.race([
      once(socket, 'data').then(() => true),
      ended.then(() => false),
    ]);
    return { socket, isAnswered, ended };
  };
  const [first, second, third] = [await open(), await open(), await open()];
  expect([first, second, third].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false]);
  const gone = new Promise((resolve) => server.once('connection', resolve));
  first.socket.destroy();
  await first.ended;
  let fourth = await open();
  // The server may notice the end of the first connection a moment later.
  while (!fourth.isAnswered) fourth = await open();
  await gone;
  for (const { socket } of [second, fourth]) socket.destroy();
  server.close();
});
