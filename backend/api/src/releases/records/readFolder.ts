import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SHELL_PART } from '@tiquete/contracts';
import * as z from 'zod';
import { type RecordSignature, recordSignatureSchema } from '../keys/signature';
import { gateProblem, moduleProblem } from './gateProblem';
import { type Published, parseRecord } from './parseRecord';

/** Thrown for a release folder that differs from its record. */
export class ReleaseRefused extends Error {}

export interface ReleaseFolder {
  /** The record's exact text, which is signed. */
  record: string;
  published: Published;
  /** Signature in `release.sig`, if the building machine wrote one. */
  signature: RecordSignature | null;
}
export const SIGNATURE_FILE = 'release.sig';

const RECORDS = ['release.json', 'shell.json'] as const;

/**
 * Reads the record in a release's folder (`release.json`, or the shell's `shell.json`) and checks every file that it lists on
 * disk. @throws ReleaseRefused when the record, its names, a file's sha384 or a file's size do not agree
 */
export async function readFolder(folder: string): Promise<ReleaseFolder> {
  const { record, published } = await readPublished(folder);
  await scriptsOnDisk(folder, published);
  await checkGate(folder, published);
  return { record, published, signature: await readSignature(folder) };
}

/**
 * Reads the record in a release's folder without its files.
 * @throws ReleaseRefused when the record or the folder's name is invalid
 */
export async function readPublished(
  folder: string,
): Promise<Pick<ReleaseFolder, 'record' | 'published'>> {
  const { record, name } = await readRecord(folder);
  const part = name === 'shell.json' ? SHELL_PART : partOf(record);
  const read = parseRecord(part, record);
  if ('problem' in read) throw new ReleaseRefused(`${folder}: ${name}: ${read.problem}`);
  const { published } = read;
  if (published.kind === 'remote' && basename(folder) !== published.release)
    throw new ReleaseRefused(`${folder}: the folder is not named ${published.release}`);
  return { record, published };
}

async function readRecord(folder: string) {
  for (const name of RECORDS) {
    const record = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (record !== null) return { record, name };
  }
  throw new ReleaseRefused(`${folder}: no release.json`);
}

/** The remote that a record names; an arbitrary text without one, which the parser rejects. */
function partOf(record: string): string {
  try {
    return z.object({ remote: z.string() }).parse(JSON.parse(record)).remote;
  } catch {
    return '';
  }
}

async function readSignature(folder: string): Promise<RecordSignature | null> {
  const text = await readFile(join(folder, SIGNATURE_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return recordSignatureSchema.parse(JSON.parse(text));
  } catch {
    throw new ReleaseRefused(`${folder}: ${SIGNATURE_FILE} holds no signature`);
  }
}

/** @throws ReleaseRefused when a listed file is missing or changed, or an unlisted script exists */
export async function scriptsOnDisk(
  folder: string,
  { kind, release, manifest }: Published,
): Promise<void> {
  const { prerender } = manifest;
  if (prerender) await readListed(folder, release, prerender.file, prerender.integrity);
  for (const [file, expected] of Object.entries(manifest.integrity)) {
    const bytes = await readListed(folder, release, file, expected);
    await checkSize(folder, file, bytes, { release, declared: manifest.sizes[file] });
  }
  // The folder also has files of the shell's other releases.
  if (kind === 'shell') return;
  const unlisted = (await readdir(folder, { recursive: true })).find(
    (file) => file.endsWith('.js') && !Object.hasOwn(manifest.integrity, file),
  );
  if (unlisted) throw new ReleaseRefused(`${release}: ${unlisted} is not in the manifest`);
}

async function readListed(
  folder: string,
  release: string,
  file: string,
  expected: string,
): Promise<Buffer> {
  const bytes = await readFile(join(folder, file)).catch(() => null);
  if (!bytes) throw new ReleaseRefused(`${release}: ${file} is missing`);
  if (sha384(bytes) !== expected)
    throw new ReleaseRefused(`${release}: ${file} is not the file of the manifest`);
  return bytes;
}

async function checkGate(folder: string, published: Published) {
  if (published.kind === 'shell') return;
  const { release, manifest } = published;
  const { bundler, entry, integrity } = manifest;
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const problem =
    bundler === 'vite'
      ? moduleProblem(
          new Map(
            await Promise.all(
              Object.keys(integrity).map(async (file) => [file, await read(file)] as const),
            ),
          ),
        )
      : gateProblem(await read(entry));
  if (problem) throw new ReleaseRefused(`${release}: ${problem}`);
}

/** Budgets are checked by the manifest's sizes, so they must be correct. */
async function checkSize(
  folder: string,
  file: string,
  bytes: Uint8Array,
  { release, declared }: { release: string; declared?: { raw: number; brotli: number } },
) {
  const compressed = await stat(join(folder, `${file}.br`)).catch(() => null);
  if (!compressed) throw new ReleaseRefused(`${release}: ${file}.br is missing`);
  if (declared?.raw !== bytes.length || declared.brotli !== compressed.size)
    throw new ReleaseRefused(`${release}: ${file} has not the size of the manifest`);
}

/** Value of an `integrity` attribute. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
