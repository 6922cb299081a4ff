import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { releaseManifestSchema } from '@tiquete/contracts';
import type { ReleaseManifest } from '@tiquete/contracts';
import { manifestProblem } from './manifestProblem';

/** A release folder that is not what its manifest says. */
export class ReleaseRefused extends Error {}

/**
 * Reads `release.json` of a release's folder and checks every script on disk against it.
 * @throws ReleaseRefused when the manifest, its names or a file's sha384 do not agree.
 */
export async function readRelease(folder: string): Promise<ReleaseManifest> {
  const manifest = await readManifest(folder);
  const problem = manifestProblem(manifest);
  if (problem) throw new ReleaseRefused(`${manifest.release}: ${problem}`);
  if (basename(folder) !== manifest.release)
    throw new ReleaseRefused(`${folder}: the folder is not named ${manifest.release}`);
  await checkScripts(folder, manifest);
  return manifest;
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new ReleaseRefused(`${folder}: no release.json`);
  });
  const manifest = releaseManifestSchema.safeParse(parseJson(text));
  if (manifest.success) return manifest.data;
  const [issue] = manifest.error.issues;
  throw new ReleaseRefused(`${folder}: release.json: ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function checkScripts(folder: string, manifest: ReleaseManifest) {
  for (const [file, expected] of Object.entries(manifest.integrity)) {
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (!bytes) throw new ReleaseRefused(`${manifest.release}: ${file} is missing`);
    if (sha384(bytes) !== expected)
      throw new ReleaseRefused(`${manifest.release}: ${file} is not the file of the manifest`);
    if (file === manifest.entry && !bytes.includes('__gate'))
      throw new ReleaseRefused(`${manifest.release}: built without the script gate`);
  }
  const unlisted = (await readdir(folder)).find(
    (file) => file.endsWith('.js') && !Object.hasOwn(manifest.integrity, file),
  );
  if (unlisted) throw new ReleaseRefused(`${manifest.release}: ${unlisted} is not in the manifest`);
}

/** The value of an `integrity` attribute. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
