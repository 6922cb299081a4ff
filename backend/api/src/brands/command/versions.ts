import { rename, writeFile } from 'node:fs/promises';
import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { tableLines } from '../../lib/command/table';
import { compareFiles, type FieldDifference } from '../history/compareFiles';
import {
  type BrandVersion,
  type BrandVersionEntry,
  listBrands,
  readHistory,
  readVersions,
  readVersion,
} from '../history/versions';
import { BrandRefusal } from '../refusal';

export async function versionsCommand(db: Database): Promise<Report> {
  const brands = await listBrands(db);
  const stateOf = (published: number | null, draft: number | null) =>
    [
      published === null ? 'not published' : `version ${published}`,
      ...(draft === null ? [] : [`draft ${draft}`]),
    ].join(', ');
  const rows = brands.map(({ brand, name, hosts, published, draft }) => [
    brand,
    name,
    hosts.join(', '),
    stateOf(published, draft),
  ]);
  return { lines: tableLines(rows), data: { brands } };
}

export async function compareCommand(
  db: Database,
  brand: string,
  { from, to }: { from?: number; to?: number },
): Promise<Report> {
  const { draft, published } = await readVersions(db, brand);
  const before = from === undefined ? published : await readVersion(db, brand, from);
  const after = to === undefined ? (draft ?? published) : await readVersion(db, brand, to);
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

export async function historyCommand(db: Database, brand: string, limit: number): Promise<Report> {
  const versions = await readHistory(db, brand, limit);
  if (versions.length === 0) throw unknownVersion(brand);
  return { lines: tableLines(versions.map(versionRow)), data: { brand, versions } };
}

interface Written {
  file?: string | undefined;
  to?: number;
  draft?: true;
}

/** Command that writes a version to a file, or prints it when no file is named. */
export async function writeCommand(
  db: Database,
  brand: string,
  { file, to, draft: isDraft }: Written,
): Promise<Report> {
  const { draft, published } = await readVersions(db, brand);
  const newest = isDraft ? draft : published;
  const version = to === undefined ? newest : await readVersion(db, brand, to);
  if (!version) {
    if (isDraft) throw new BrandRefusal('NO_DRAFT', `${brand}: there is no draft.`);
    throw draft && to === undefined
      ? new BrandRefusal('NOT_PUBLISHED', `${brand} was never published; --draft writes its draft.`)
      : unknownVersion(brand, to);
  }
  const text = `${JSON.stringify(version.file, null, 2)}\n`;
  if (file === undefined) return { lines: [text.trimEnd()], data: versionData(version) };
  // The file is renamed at the end, so that readers never find a partial one.
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return { lines: [`${file}: ${brand}, version ${version.number}`], data: versionData(version) };
}

const unknownVersion = (brand: string, number?: number) =>
  number === undefined
    ? new BrandRefusal('UNKNOWN_BRAND', `There is no published brand "${brand}".`)
    : new BrandRefusal('UNKNOWN_VERSION', `${brand}: there is no version ${number}.`);

export const versionData = (version: BrandVersion) => {
  const { brand, number, revision, publishedAt, reverts, file } = version;
  return { brand, number, revision, publishedAt, reverts, file };
};

const textOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
export const differenceLine = ({ field, before, after }: FieldDifference) =>
  `  ${field}: ${textOf(before)} -> ${textOf(after)}`;

const versionRow = (version: BrandVersionEntry): string[] => {
  const { number, savedAt, savedBy, publishedAt, publishedBy, reverts, note } = version;
  return [
    String(number),
    publishedAt
      ? `published ${publishedAt.toISOString()} by ${publishedBy}`
      : `draft, saved ${savedAt.toISOString()} by ${savedBy}`,
    reverts === null ? '' : `as ${reverts}`,
    note === null ? '' : `(${note})`,
  ];
};
