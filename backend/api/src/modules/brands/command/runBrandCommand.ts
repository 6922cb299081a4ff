import { readFile, rename, writeFile } from 'node:fs/promises';
import { type BrandDraft, strictBrandDraftSchema } from '@tiquete/contracts';
import { problemLine, readJsonFile } from '../../../lib/json-file/readJsonFile';
import { compareFiles, type FieldDifference } from '../history/compareFiles';
import { copyOf } from '../history/copyOf';
import {
  type BrandVersion,
  type BrandVersionEntry,
  listBrands,
  readHistory,
  readState,
  readVersion,
} from '../history/versions';
import {
  createBrand,
  discardDraft,
  publishDraft,
  revertBrand,
  saveDraft,
} from '../history/writeVersions';
import { BrandRefusal } from '../refusal';
import { unknownSettings } from '../remotes/checkSettings';
import type { Published } from '../remotes/published';
import { type BrandArguments, readBrandArguments } from './readArguments';
import { type Done, hosts, type Parts } from './hosts';
import { platform } from './platform';
import { sender } from './sender';
import { setFields } from './setFields';
import { usageLines } from './usage';

export interface BrandCommandAnswer {
  /** 0 done, 1 rejected, 2 not understood. */
  exitCode: 0 | 1 | 2;
  lines: string[];
  /** Prints JSON for programs, for every exit code. */
  isJson: boolean;
}

/** @throws Error when a file cannot be read or written, or the database does not answer */
export async function runBrandCommand(
  args: readonly string[],
  parts: Parts,
): Promise<BrandCommandAnswer> {
  const read = readBrandArguments(args);
  if (read.kind === 'help')
    return { exitCode: read.isAsked ? 0 : 2, lines: usageLines(read.command), isJson: false };
  const { isJson } = read;
  const say = ({ lines, data }: Done) => (isJson ? [JSON.stringify(data)] : lines);
  try {
    const { lines, data, exitCode = 0 } = await RUN[read.asked.command](parts, read.asked);
    return { exitCode, lines: say({ lines, data: { ok: true, ...data } }), isJson };
  } catch (error) {
    if (!(error instanceof BrandRefusal)) throw error;
    const { code, message, problems } = error;
    const lines = [message, ...problems.map((problem) => `  ${problem.field}: ${problem.message}`)];
    return {
      exitCode: 1,
      lines: say({ lines, data: { ok: false, code, message, problems } }),
      isJson,
    };
  }
}

const RUN: Record<
  BrandArguments['command'],
  (parts: Parts, asked: BrandArguments) => Promise<Done>
> = {
  ...{ list, create, edit, publish, discard, revert, compare, history, export: write },
  ...{ hosts, platform, sender },
};

async function list({ db }: Parts): Promise<Done> {
  const brands = await listBrands(db);
  const stateOf = (published: number | null, draft: number | null) =>
    [
      ...(published === null ? ['not published'] : [`version ${published}`]),
      ...(draft === null ? [] : [`draft ${draft}`]),
    ].join(', ');
  return {
    lines: brands.map(
      ({ brand, name, hosts, published, draft }) =>
        `${brand}  ${name}  ${hosts.join(', ')}  ${stateOf(published, draft)}`,
    ),
    data: { brands },
  };
}

async function create({ db, author, publishedOf }: Parts, asked: BrandArguments): Promise<Done> {
  const { brand, copy, hosts, set } = asked;
  const model = asked.file === null ? await copyOf(db, { brand, copy: copy ?? '', hosts }) : null;
  const file = model ? setFields(model.file, set) : await readBrandFile(asked.file ?? '');
  const said = await publishedOf(brand);
  const draft = await createBrand(db, author, {
    brand,
    file,
    model,
    publishedOf: async () => said,
  });
  return {
    lines: [
      `${brand}: draft ${draft.number} for ${draft.file.hosts.join(', ')}`,
      ...keptLines(said, draft),
    ],
    data: dataOf(draft),
  };
}

async function edit(
  { db, author, publishedOf }: Parts,
  { brand, file, set }: BrandArguments,
): Promise<Done> {
  const given = file === null ? null : await readBrandFile(file);
  const said = await publishedOf(brand);
  const draft = await saveDraft(db, author, {
    brand,
    publishedOf: async () => said,
    edit: (current) => given ?? setFields(current, set),
  });
  const { published } = await readState(db, brand);
  const differences = compareFiles(published?.file ?? {}, draft.file);
  return {
    lines: [
      `${brand}: draft ${draft.number}, saved ${draft.revision === 1 ? 'once' : `${draft.revision} times`}`,
      ...(published ? differences.map(differenceLine) : []),
      ...keptLines(said, draft),
    ],
    data: { ...dataOf(draft), differences },
  };
}

/** Lines for settings unknown to the brand's releases: typing mistakes, or settings of another release. */
const keptLines = ({ settings }: Published, { brand, file }: BrandVersion) =>
  unknownSettings(file, settings).map(
    (field) => `  ${field}: kept; no release that ${brand} runs has this setting`,
  );

async function publish(
  { db, author, merchants }: Parts,
  { brand, note }: BrandArguments,
): Promise<Done> {
  const version = await publishDraft(db, author, { brand, note, merchants });
  return {
    lines: [`${brand}: version ${version.number} is published`],
    data: dataOf(version),
  };
}

async function discard({ db }: Parts, { brand }: BrandArguments): Promise<Done> {
  await discardDraft(db, { brand });
  return { lines: [`${brand}: the draft is gone`], data: { brand } };
}

async function revert(
  { db, author, merchants }: Parts,
  { brand, to, note }: BrandArguments,
): Promise<Done> {
  const version = await revertBrand(db, author, { brand, to, note, merchants });
  return {
    lines: [`${brand}: version ${version.number} is version ${version.reverts} again`],
    data: dataOf(version),
  };
}

async function compare({ db }: Parts, { brand, from, to }: BrandArguments): Promise<Done> {
  const { draft, published } = await readState(db, brand);
  const before = from === null ? published : await readVersion(db, brand, from);
  const after = to === null ? (draft ?? published) : await readVersion(db, brand, to);
  if (!before || !after) throw unknownVersion(brand, before ? to : from);
  const differences = compareFiles(before.file, after.file);
  return {
    lines: [
      `${brand}: ${before.number} -> ${after.number}`,
      ...(differences.length > 0 ? differences.map(differenceLine) : ['  nothing differs']),
    ],
    data: { brand, from: before.number, to: after.number, differences },
  };
}

async function history({ db }: Parts, { brand, limit }: BrandArguments): Promise<Done> {
  const versions = await readHistory(db, brand, limit);
  if (versions.length === 0) throw unknownVersion(brand, null);
  return { lines: versions.map(versionLine), data: { brand, versions } };
}

async function write({ db }: Parts, asked: BrandArguments): Promise<Done> {
  const { brand, file, to, isDraft } = asked;
  const { draft, published } = await readState(db, brand);
  const newest = isDraft ? draft : published;
  const version = to === null ? newest : await readVersion(db, brand, to);
  if (!version) {
    if (isDraft) throw new BrandRefusal('NO_DRAFT', `${brand}: there is no draft.`);
    throw draft && to === null
      ? new BrandRefusal('NOT_PUBLISHED', `${brand} was never published; --draft writes its draft.`)
      : unknownVersion(brand, to);
  }
  const text = `${JSON.stringify(version.file, null, 2)}\n`;
  if (file === null) return { lines: [text.trimEnd()], data: { ...dataOf(version) } };
  // Renamed at the end, so that readers never find a partial file.
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return { lines: [`${file}: ${brand}, version ${version.number}`], data: dataOf(version) };
}

/** @throws BrandRefusal BAD_FILE with the place of every error */
async function readBrandFile(file: string): Promise<BrandDraft> {
  const read = readJsonFile(await readFile(file, 'utf8'), strictBrandDraftSchema);
  if (read.kind === 'read') return read.file;
  throw new BrandRefusal(
    'BAD_FILE',
    [...read.problems.map((problem) => problemLine(file, problem)), 'Nothing was changed.'].join(
      '\n',
    ),
  );
}

const unknownVersion = (brand: string, number: number | null) =>
  number === null
    ? new BrandRefusal('UNKNOWN_BRAND', `There is no published brand "${brand}".`)
    : new BrandRefusal('UNKNOWN_VERSION', `${brand}: there is no version ${number}.`);

const dataOf = ({ brand, number, revision, publishedAt, reverts, file }: BrandVersion) => ({
  brand,
  number,
  revision,
  publishedAt,
  reverts,
  file,
});
const textOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
const differenceLine = ({ field, before, after }: FieldDifference) =>
  `  ${field}: ${textOf(before)} -> ${textOf(after)}`;

const versionLine = (version: BrandVersionEntry) => {
  const { number, savedAt, savedBy, publishedAt, publishedBy, reverts, note } = version;
  const state = publishedAt
    ? `published ${publishedAt.toISOString()} by ${publishedBy}`
    : `draft, saved ${savedAt.toISOString()} by ${savedBy}`;
  return [
    `${number}  ${state}`,
    ...(reverts === null ? [] : [`as ${reverts}`]),
    ...(note === null ? [] : [`(${note})`]),
  ].join(' ');
};
