import { eachLine, ownNode } from './children.mjs';

/** Seconds a server may take until it says that it is ready; the first start of embedded storage is the slowest. */
const READY_SECONDS = 120;
const KEPT_LINES = 20;

const readyLine = (line) => {
  if (!line.startsWith('{')) return null;
  try {
    const said = JSON.parse(line);
    return said.ready === true ? said : null;
  } catch {
    return null;
  }
};

/**
 * Starts a server that says `{"ready":true,"url":…}` on a line of its output, and waits for that line. All else it says goes
 * to `print`. Answers the child, what the line said, and `ended`, which resolves with a sentence when the server dies.
 * @throws Error with the server's last words when it ends first, or is not ready in time.
 */
export async function startServer(
  name,
  script,
  { env, args, nodeArgs, print = (line) => process.stdout.write(`${line}\n`) },
) {
  const child = ownNode(script, { env, args, nodeArgs });
  const last = [];
  const note = (line) => {
    last.push(line);
    if (last.length > KEPT_LINES) last.shift();
    print(line);
  };
  const ready = new Promise((resolve) => {
    eachLine(child.stdout, (line) => {
      const said = readyLine(line);
      if (said) resolve(said);
      else note(line);
    });
  });
  eachLine(child.stderr, note);
  const ended = child.exited.then(
    (how) => `${name} ended unexpectedly (${typeof how === 'number' ? `exit code ${how}` : how}).`,
  );
  let timer;
  const timeout = new Promise(
    (resolve) =>
      (timer = setTimeout(
        () => resolve(`${name} is not ready after ${READY_SECONDS} s.`),
        READY_SECONDS * 1000,
      )),
  );
  const said = await Promise.race([ready, ended, timeout]);
  clearTimeout(timer);
  if (typeof said === 'string') throw new Error(said);
  return { name, child, ended, ...said };
}
