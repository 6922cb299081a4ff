import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';

const END_WITH_PARENT = new URL('./endWithParent.mjs', import.meta.url).href;
/** Milliseconds for a child to end by itself before its whole process group is killed. */
const GRACE = 15_000;
const onWindows = process.platform === 'win32';
const running = new Set();
let isClosing = false;

const signalGroup = (child, signal) => {
  try {
    process.kill(onWindows ? child.pid : -child.pid, signal);
  } catch {
    // The process has ended already.
  }
};

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal reaches only this process, which ends its
 * children in order. `exited` resolves with a code or a signal's name and never rejects.
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

/** Starts a Node script that ends together with this process, even if this process is killed. */
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

/** Asks a child to end, waits for it, and kills its group after a delay. */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // A server ends its own children in order; a tool is ended with all of its children.
  if (child.endsItsOwn) child.kill('SIGTERM');
  else signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE);
  await child.exited;
  clearTimeout(timer);
}

/** Ends all children, the youngest first, and prevents new ones. */
export async function endAll() {
  isClosing = true;
  for (const child of [...running].reverse()) await end(child);
}

/** Kills all running children; for a second Ctrl-C. */
export const killAll = () => [...running].forEach((child) => signalGroup(child, 'SIGKILL'));

/** Calls `each` with every line that a child prints to one of its streams. */
export const eachLine = (stream, each) => createInterface({ input: stream }).on('line', each);
