import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';

const END_WITH_PARENT = new URL('./endWithParent.mjs', import.meta.url).href;
/** Milliseconds a child gets to end by itself before its whole group is killed. */
const GRACE = 15_000;
const onWindows = process.platform === 'win32';
const running = new Set();
let isClosing = false;

const signalGroup = (child, signal) => {
  try {
    process.kill(onWindows ? child.pid : -child.pid, signal);
  } catch {
    // Already gone.
  }
};

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only us and we end our children in
 * order. `exited` resolves with a code or a signal's name and never rejects.
 */
export function own(
  command,
  args,
  {
    env = process.env,
    cwd = root,
    stdio = ['ignore', 'pipe', 'pipe'],
    shell = false,
    endsItsOwn = false,
  } = {},
) {
  if (isClosing) throw new Error('ending');
  const child = spawn(command, args, { cwd, env, stdio, shell, detached: !onWindows });
  child.endsItsOwn = endsItsOwn;
  running.add(child);
  child.exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? code));
  }).finally(() => running.delete(child));
  return child;
}

/** Starts a Node script of ours that ends when we do, even if we are killed. */
export const ownNode = (script, { env, args = [], nodeArgs = [] } = {}) =>
  own(
    process.execPath,
    [
      '--enable-source-maps',
      '--import',
      END_WITH_PARENT,
      ...nodeArgs,
      fileURLToPath(new URL(script, `file://${root}`)),
      ...args,
    ],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      endsItsOwn: true,
    },
  );

/** Asks a child to end, waits for it, and kills its group when it does not. */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // A server ends what it started in its own order; a tool is ended with all that it started.
  if (child.endsItsOwn) child.kill('SIGTERM');
  else signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE);
  await child.exited;
  clearTimeout(timer);
}

/** Ends every child, the youngest first, and lets no new one start. */
export async function endAll() {
  isClosing = true;
  for (const child of [...running].reverse()) await end(child);
}

/** Kills whatever still runs; for a second Ctrl-C. */
export const killAll = () => [...running].forEach((child) => signalGroup(child, 'SIGKILL'));

/** Calls `each` with every line a child says on one of its streams. */
export const eachLine = (stream, each) => createInterface({ input: stream }).on('line', each);
