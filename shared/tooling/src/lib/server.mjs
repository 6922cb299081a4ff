import { eachLine, ownNode } from './children.mjs';

/** Seconds until a server must have printed its ready line. The first start of embedded storage is the slowest. */
const READY_SECONDS = 120;
const LAST_LINES = 20;

const toConsole = (line) => process.stdout.write(`${line}\n`);

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
 * Starts a server that prints the line `{"ready":true,"url":…}`, and waits for that line. Its other lines go to `print`.
 * Returns the child, the fields of the ready line, and `ended`, a promise of one sentence that resolves when the server ends.
 * @throws Error when the server ends first or is not ready in time. Unless the console has them already, the message ends with
 * the server's last lines.
 */
export async function startServer(name, script, { env, args, nodeArgs, print = toConsole }) {
  const child = ownNode(script, { env, args, nodeArgs });
  const last = [];
  const note = (line) => {
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
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
  if (typeof said === 'string')
    throw new Error([said, ...(print === toConsole ? [] : last)].join('\n'));
  return { name, child, ended, ...said };
}
