import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { isObject, type Fields } from '../isObject';

const hasTexts = (value: Fields, ...names: string[]) =>
  names.every((name) => typeof value[name] === 'string');

const isRemote = (value: unknown): value is BootRemote =>
  isObject(value) &&
  hasTexts(value, 'id', 'release', 'entry') &&
  isObject(value.chunks) &&
  isObject(value.descriptor) &&
  hasTexts(value.descriptor, 'id', 'contract', 'slice') &&
  Array.isArray(value.descriptor.routes) &&
  Array.isArray(value.descriptor.menu) &&
  isObject(value.descriptor.slots);

const isBootRecord = (value: unknown): value is BootRecord =>
  isObject(value) &&
  isObject(value.brand) &&
  hasTexts(value.brand, 'id', 'name') &&
  Array.isArray(value.remotes);

/**
 * Reads the record that the server wrote into the document. The server has validated it with the contract's schema, so only
 * its outline is checked here: zod would make every first visit slower. A remote without the outline is left out. @throws
 * Error when the document has no readable record.
 */
export function readBootRecord(source: Document = document): BootRecord {
  const record: unknown = JSON.parse(source.getElementById('boot')?.textContent || 'null');
  if (!isBootRecord(record)) throw new Error('The document carries no boot record');
  const remotes: unknown[] = record.remotes;
  return { ...record, remotes: remotes.filter(isRemote) };
}
