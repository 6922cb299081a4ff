import { readFile } from 'node:fs/promises';
import { type BrandDraft, strictBrandDraftSchema } from '@tiquete/contracts';
import type { Report } from '../../lib/command/runCommandLine';
import { problemLine, readJsonFile } from '../../lib/readJsonFile';
import { compareFiles } from '../history/compareFiles';
import { copyOf } from '../history/readBrand';
import { type BrandVersion, readVersions } from '../history/versions';
import {
  createBrand,
  discardDraft,
  publishDraft,
  revertBrand,
  saveDraft,
} from '../history/writeVersions';
import { BrandRefusal } from '../refusal';
import { unknownSettings } from '../remotes/checkSettings';
import type { PublishedDescriptors } from '../remotes/published';
import type { BrandCommandParts } from './hosts';
import { type FieldValue, setFields } from './setFields';
import { differenceLine, versionData } from './versions';

type Source =
  { file: string } | { copy: string; hosts: readonly string[]; set?: readonly FieldValue[] };

export async function createCommand(
  { db, author, publishedOf }: BrandCommandParts,
  brand: string,
  source: Source,
): Promise<Report> {
  const model =
    'copy' in source ? await copyOf(db, { brand, copy: source.copy, hosts: source.hosts }) : null;
  const file =
    'copy' in source ? setFields(model?.file, source.set ?? []) : await readBrandFile(source.file);
  const released = await publishedOf(brand);
  const draft = await createBrand(db, author, {
    brand,
    file,
    model,
    publishedOf: async () => released,
  });
  return {
    lines: [
      `${brand}: draft ${draft.number} for ${draft.file.hosts.join(', ')}`,
      ...unknownSettingLines(released, draft),
    ],
    data: versionData(draft),
  };
}

export async function editCommand(
  { db, author, publishedOf }: BrandCommandParts,
  brand: string,
  { file, set = [] }: { file?: string | undefined; set?: readonly FieldValue[] },
): Promise<Report> {
  const given = file === undefined ? null : await readBrandFile(file);
  const released = await publishedOf(brand);
  const draft = await saveDraft(db, author, {
    brand,
    publishedOf: async () => released,
    edit: (current) => given ?? setFields(current, set),
  });
  const { published } = await readVersions(db, brand);
  const differences = compareFiles(published?.file ?? {}, draft.file);
  return {
    lines: [
      `${brand}: draft ${draft.number}, saved ${draft.revision === 1 ? 'once' : `${draft.revision} times`}`,
      ...(published ? differences.map(differenceLine) : []),
      ...unknownSettingLines(released, draft),
    ],
    data: { ...versionData(draft), differences },
  };
}

/** Lines about settings that no release of the brand knows, because they are misspelt or belong to another release. */
const unknownSettingLines = ({ settings }: PublishedDescriptors, { brand, file }: BrandVersion) =>
  unknownSettings(file, settings).map(
    (field) => `  ${field}: kept; no release that ${brand} runs has this setting`,
  );

export async function publishCommand(
  { db, author, merchants }: BrandCommandParts,
  brand: string,
  { note = null }: { note?: string | null },
): Promise<Report> {
  const version = await publishDraft(db, author, { brand, note, merchants });
  return {
    lines: [`${brand}: version ${version.number} is published`],
    data: versionData(version),
  };
}

export async function discardCommand({ db }: BrandCommandParts, brand: string): Promise<Report> {
  await discardDraft(db, { brand });
  return { lines: [`${brand}: the draft is deleted`], data: { brand } };
}

export async function revertCommand(
  { db, author, merchants }: BrandCommandParts,
  brand: string,
  { to = null, note = null }: { to?: number | null; note?: string | null },
): Promise<Report> {
  const version = await revertBrand(db, author, { brand, to, note, merchants });
  return {
    lines: [`${brand}: version ${version.number} is version ${version.reverts} again`],
    data: versionData(version),
  };
}

/** Reads the file of a brand. @throws BrandRefusal BAD_FILE with the place of every mistake */
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
