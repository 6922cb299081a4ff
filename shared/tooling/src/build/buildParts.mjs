import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { end, own } from '../lib/children.mjs';
import { describePart, partNames, remotePart } from './parts.mjs';
import { renderPages } from './renderPages.mjs';

const SCRIPT = fileURLToPath(new URL('./buildPart.mjs', import.meta.url));
/** Two concurrent builds at most: each uses more than one core while it minifies and compresses. */
const PARALLEL = Math.min(2, availableParallelism());

/** Starts a process that builds one part at a time. `build` resolves with `{ok, said}`, also when the process dies. */
function startBuilder() {
  const child = own(process.execPath, [SCRIPT], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let lastWords = '';
  child.stderr.on('data', (bytes) => (lastWords += bytes));
  const died = child.exited.then((how) => ({ ok: false, said: lastWords || String(how) }));
  return {
    isAlive: () => child.connected,
    build(part) {
      const answered = new Promise((resolve) => child.once('message', resolve));
      // A process that ended cannot receive messages; `died` contains the reason.
      child.send(part, () => {});
      return Promise.race([answered, died]);
    },
    end: () => end(child),
  };
}

async function buildOne(builder, part, say) {
  const started = performance.now();
  const { ok, said } = await builder.build(part);
  if (!ok) throw new Error(`${part.name}: the build failed\n${said.trim()}`);
  say(
    `${part.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s (${part.release})`,
  );
  return part;
}

/**
 * Builds the changed parts among `names` (all parts when empty), and renders their first pages once. Returns every part with
 * `built`. @throws Error with the texts of all failures, after the running builds have ended
 */
export async function buildParts(names, { say = console.log, source, force = false } = {}) {
  const parts = (names.length > 0 ? names : partNames()).map((name) =>
    source ? remotePart(name, source) : describePart(name),
  );
  const queue = parts.filter((part) => force || !part.isBuilt);
  for (const part of parts)
    if (!queue.includes(part)) say(`${part.name}: unchanged (${part.release})`);
  const built = new Set();
  const failures = [];
  const worker = async () => {
    let builder = startBuilder();
    for (let part = queue.shift(); part; part = queue.shift()) {
      if (!builder.isAlive()) builder = startBuilder();
      try {
        built.add(await buildOne(builder, part, say));
      } catch (error) {
        failures.push(error);
      }
    }
    await builder.end();
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, queue.length) }, worker));
  if (failures.length > 0) throw new Error(failures.map((failure) => failure.message).join('\n'));
  await renderPages(parts, built);
  return parts.map((part) => ({ ...part, built: built.has(part) }));
}
