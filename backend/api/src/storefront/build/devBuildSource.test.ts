import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDescriptor } from '../../releases/testing/releases';
import { bootOf, SHELL_SCRIPT, startDocuments } from '../testing/documents';

it('reads one remote from its dev server, as its source describes it, and the shell from its build', async () => {
  const rootDir = await mkdtemp(join(tmpdir(), 'root-'));
  await mkdir(join(rootDir, 'remotes/hotels/src'), { recursive: true });
  await writeFile(
    join(rootDir, 'remotes/hotels/src/remote.json'),
    JSON.stringify(aDescriptor({ slice: 'edited' })),
  );
  const app = await startDocuments({
    rootDir,
    devServers: { shell: null, remotes: new Map([['hotels', 'http://127.0.0.1:4001']]) },
  });
  const reply = await app.inject('/');
  const [hotels] = bootOf(reply.body).remotes;
  expect(hotels).toMatchObject({
    release: 'hotels_dev',
    entry: 'http://127.0.0.1:4001/remoteEntry.js',
    descriptor: { slice: 'edited' },
    fallback: null,
  });
  expect(reply.body).toContain(`src="${SHELL_SCRIPT}" integrity=`);
  expect(reply.body).toContain(
    '<script async src="http://127.0.0.1:4001/remoteEntry.js" crossorigin',
  );
  expect(reply.headers['content-security-policy']).toContain(
    "connect-src 'self' http://127.0.0.1:4001 ws://127.0.0.1:4001;",
  );
  expect(reply.headers['integrity-policy']).toBeUndefined();
});
