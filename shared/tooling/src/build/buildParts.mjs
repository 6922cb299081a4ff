import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { own } from '../lib/children.mjs';
import { describePart, partNames, remotePart } from './parts.mjs';

const SCRIPT = fileURLToPath(new URL('./buildPart.mjs', import.meta.url));
/** Two builds at most: each already keeps more than one core busy while it minifies and compresses. */
const PARALLEL = Math.min(2, availableParallelism());

async function inProcess(args) {
  const child = own(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes) => (said += bytes));
  const how = await child.exited;
  return { ok: how === 0, said: said || String(how) };
}

async function buildOne(part, say) {
  const started = performance.now();
  const { ok, said } = await inProcess([part.name, ...(part.source && part.source !== 'src' ? [part.source] : [])]);
  if (!ok) throw new Error(`${part.name}: the build failed\n${said.trim()}`);
  say(`${part.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s (${part.release})`);
  return part;
}

/**
 * Builds what changed among `names` (all parts when empty) and answers every part with `built`.
 * @throws Error with the first failure's text; builds already running are let finish.
 */
export async function buildParts(names, { say = console.log, source, force = false } = {}) {
  const parts = (names.length > 0 ? names : partNames()).map((name) => (source ? remotePart(name, source) : describePart(name)));
  const queue = parts.filter((part) => force || !part.isBuilt);
  for (const part of parts) if (!queue.includes(part)) say(`${part.name}: unchanged (${part.release})`);
  const built = new Set();
  const failures = [];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      try {
        built.add(await buildOne(part, say));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  if (failures.length > 0) throw new Error(failures.map((failure) => failure.message).join('\n'));
  return parts.map((part) => ({ ...part, built: built.has(part) }));
}
