import { spawn } from 'node:child_process';
import { once } from 'node:events';

const ENDING = new URL('./ending.mjs', import.meta.url).href;
/** A command as npm starts it, which prints its process id and how it ends. */
const COMMAND = `
  const { whenAskedToEnd } = await import('${ENDING}');
  const alive = setInterval(() => {}, 1000);
  whenAskedToEnd(() => { console.log('ended'); clearInterval(alive); process.exitCode = 0; setImmediate(() => process.exit()); });
  console.log(process.pid);
`;

async function startCommand() {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$COMMAND"; true'], {
    env: { ...process.env, NODE: process.execPath, COMMAND, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (text) => (said += text));
  await once(shell.stdout, 'data');
  return { shell, pid: Number(said), said: () => said };
}

it.each([
  ['the command itself', ({ pid }) => process.kill(pid, 'SIGTERM')],
  ['the shell that npm has put between', ({ shell }) => shell.kill('SIGTERM')],
  ['that shell, in no time to say so', ({ shell }) => shell.kill('SIGKILL')],
])('a command ends when %s ends', async (_, end) => {
  const command = await startCommand();
  const closed = once(command.shell.stdout, 'close');
  end(command);
  await closed;
  expect(command.said()).toContain('ended');
});
