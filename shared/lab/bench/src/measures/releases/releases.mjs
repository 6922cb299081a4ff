import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dist, inRepo } from '@tiquete/tooling/lib/paths';
import { copyEdited, edit, MESSAGES, REDEPLOYED } from '../../builds/editedSource.mjs';
import { inRounds } from '../../rounds.mjs';
import { runRelease } from './runRelease.mjs';

const POLL_MS = 10;
const DEADLINE_MS = 120_000;
const BOOT = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s;

/** The release of the measured remote that a document names now. */
async function releaseIn(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const { remotes } = JSON.parse(BOOT.exec(await answer.text())[1]);
  return remotes.find(({ id }) => id === REDEPLOYED).release;
}

/** Milliseconds from the command until a document names another release, and until the command ends. */
async function timeToLive(url, args, env) {
  const before = await releaseIn(url);
  const began = performance.now();
  const since = () => performance.now() - began;
  const untilLive = async () => {
    while ((await releaseIn(url)) === before) {
      if (since() > DEADLINE_MS) throw new Error(`${args[0]}: no document had another release`);
      await wait(POLL_MS);
    }
    return since();
  };
  const untilDone = runRelease(args, env).then(since);
  const [live, done] = await Promise.all([untilLive(), untilDone]);
  return { live, done };
}

/**
 * Measures the time from the release command to a page with the release: built from edited sources, rolled back, and
 * promoted from the registry.
 */
export async function releases({ product, builds, rounds, say }) {
  const url = `http://127.0.0.1:${product.port}/`;
  const copy = copyEdited();
  const words = inRepo('remotes', REDEPLOYED, copy.source, MESSAGES);
  const original = readFileSync(words, 'utf8');
  const current = builds.releases.find(({ name }) => name === REDEPLOYED).release;
  const made = [];
  const release = async () => {
    writeFileSync(words, original.replace(edit.to, `${edit.to} ${made.length + 1}`));
    const args = [REDEPLOYED, '--source', copy.source, '--promote'];
    const sample = await timeToLive(url, args, product.env);
    made.push(await releaseIn(url));
    return sample;
  };
  const command =
    (...args) =>
    () =>
      timeToLive(url, args, product.env);
  const acts = {
    release,
    rollback: command('rollback', REDEPLOYED),
    // The rollback has put the release in quarantine.
    promote: command('promote', REDEPLOYED, '--despite', 'measurement'),
  };
  const samples = Object.fromEntries(Object.keys(acts).map((name) => [name, []]));
  try {
    await inRounds({ rounds, names: [REDEPLOYED], say }, async (_, round) => {
      for (const [name, act] of Object.entries(acts)) {
        const sample = await act();
        if (round > 0) samples[name].push(sample);
      }
    });
    return { releases: samples };
  } finally {
    copy.remove();
    await runRelease(['promote', `${REDEPLOYED}=${current}`], product.env);
    // The next start of the product would name them as not registered.
    for (const name of made)
      rmSync(path.join(dist, 'remotes', REDEPLOYED, name), { recursive: true, force: true });
  }
}
