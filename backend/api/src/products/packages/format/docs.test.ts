import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '../../../lib/findRoot';
import { catalogueJsonSchema, readCatalogue } from './catalogueFile';

const inDocs = (name: string) => join(findRoot(), 'docs', name);
const read = (name: string) => readFileSync(inDocs(name), 'utf8');

it('the schema in docs is current (UPDATE_FORMATS=1 rewrites it)', () => {
  const text = `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`;
  if (process.env.UPDATE_FORMATS === '1')
    writeFileSync(inDocs('packages-format.schema.json'), text);
  expect(read('packages-format.schema.json')).toBe(text);
});

it('the example in docs is a valid catalogue', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(read('packages-format.md')) ?? [];
  expect(readCatalogue(example)).toMatchObject({ kind: 'read' });
});

it('the page in docs names every field', () => {
  const page = read('packages-format.md');
  const fields = new Set(propertyNames(catalogueJsonSchema()));
  expect([...fields].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

/** Names of the fields of a schema, at any depth. */
function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own =
    'properties' in schema && typeof schema.properties === 'object' && schema.properties
      ? Object.keys(schema.properties)
      : [];
  return [...own, ...Object.values(schema).flatMap(propertyNames)];
}
