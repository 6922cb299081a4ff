import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readSchemaNotes } from '../../build/buildRemote.mjs';
import { loadContracts } from '../../build/contracts.mjs';
import { compressFolder } from '../../build/publish.mjs';
import { filledEnvironment } from '../../lib/environment.mjs';
import { dist, inBuilds } from '../../lib/paths.mjs';
import { moduleChunks, scriptChunks } from './chunks.mjs';
import { readFederationManifest } from './readFederationManifest.mjs';

const MANIFEST = 'mf-manifest.json';
const DESCRIPTOR = 'remote.json';

function read(folder, name, what) {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`${folder} has no ${name}: ${what}`);
  return readFileSync(file, 'utf8');
}

const scriptsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'));

/** webpack and Rspack mark their scripts with different attributes. */
const bundlerOf = ({ isModule, entry }, folder) => {
  if (isModule) return 'vite';
  return readFileSync(path.join(folder, entry), 'utf8').includes('data-rspack')
    ? 'rspack'
    : 'webpack';
};

function parsed(schema, value, name) {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const issues = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`${name}: ${issues.join('; ')}`);
}

/** Writes the record from the build's own description, with hash and size of every script. */
async function writeRecord(folder, work, { said, descriptor }) {
  const { releaseManifestSchema } = await loadContracts();
  const files = scriptsIn(work);
  const build = { ...said, files };
  const chunks = said.isModule
    ? await moduleChunks(build, descriptor, work)
    : scriptChunks(build, descriptor);
  const record = {
    release: said.release,
    version: said.version,
    commit: filledEnvironment().COMMIT ?? null,
    remote: descriptor.id,
    descriptor,
    bundler: bundlerOf(said, work),
    entry: said.entry,
    ...chunks,
    schemaNotes: readSchemaNotes(folder),
    shared: said.shared,
    ...(await compressFolder(work)),
  };
  const checked = parsed(releaseManifestSchema, record, 'release.json');
  writeFileSync(path.join(work, 'release.json'), `${JSON.stringify(checked, null, 1)}\n`);
}

/**
 * Makes a release of a build by another bundler. `folder` contains its scripts, its `mf-manifest.json` and the
 * `remote.json`. Returns the part, as our own builds do. @throws Error with a sentence for the publisher
 */
export async function adopt(folder) {
  const { remoteDescriptorSchema } = await loadContracts();
  const text = read(folder, DESCRIPTOR, 'it says what shell and server must know of the remote');
  const descriptor = parsed(remoteDescriptorSchema, JSON.parse(text), DESCRIPTOR);
  const said = readFederationManifest(
    read(
      folder,
      MANIFEST,
      "the federation plugin writes it with manifest: true, or @module-federation/manifest's StatsPlugin",
    ),
    descriptor.id,
  );
  const missing = said.files.find((file) => !existsSync(path.join(folder, file)));
  if (missing) throw new Error(`${MANIFEST} names ${missing}, which is not in ${folder}`);
  const output = path.join(dist, 'remotes', descriptor.id, said.release);
  const part = { name: descriptor.id, kind: 'remote', release: said.release, output };
  const work = inBuilds('.cache', 'building', `${said.release}-${process.pid}`);
  try {
    for (const file of scriptsIn(folder)) cpSync(path.join(folder, file), path.join(work, file));
    await writeRecord(folder, work, { said, descriptor });
    if (existsSync(output)) {
      const same = (name) => readFileSync(path.join(name, 'release.json'), 'utf8');
      if (same(output) !== same(work))
        throw new Error(
          `${said.release} was made of other files before. A release never changes: build it under another name.`,
        );
      return part;
    }
    mkdirSync(path.dirname(output), { recursive: true });
    renameSync(work, output);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return part;
}
