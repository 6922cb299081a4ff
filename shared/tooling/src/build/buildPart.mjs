// Builds parts in a separate process, one after another, as the parent sends them. From the second part on, webpack is
// loaded and compiled already.
import { buildRemote } from './buildRemote.mjs';
import { buildServer } from './buildServer.mjs';
import { buildShell } from './buildShell.mjs';

const builders = { shell: buildShell, remote: buildRemote, server: buildServer };

async function answer(part) {
  try {
    await builders[part.kind](part);
    process.send({ ok: true });
  } catch (error) {
    process.send({ ok: false, said: error.message });
  }
}

process.on('message', (part) => void answer(part));
process.on('disconnect', () => process.exit());
