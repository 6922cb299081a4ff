// One build in a process of its own: `node buildPart.mjs <part> [source]`. Exits 0, or 1 after printing why.
import { describePart, remotePart } from './parts.mjs';
import { buildRemote } from './buildRemote.mjs';
import { buildServer } from './buildServer.mjs';
import { buildShell } from './buildShell.mjs';

const builders = { shell: buildShell, remote: buildRemote, server: buildServer };
const [name, source] = process.argv.slice(2);

try {
  const part = source ? remotePart(name, source) : describePart(name);
  await builders[part.kind](part);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
}
