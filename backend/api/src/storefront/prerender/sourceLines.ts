import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** Position in a release's file for the server: path, line and column. */
const POSITION = /([^\s()]+\.cjs):(\d+):(\d+)/g;

/**
 * Replaces positions in files of releases by those in their sources, `remotes/hotels/src/search/Page.tsx:12:5`, where a source
 * map is beside the file. Lines about packages, such as React's, are left out.
 */
export function withSourceLines(stack: string): string {
  const maps = new Map<string, SourceMap | null>();
  const mapped = stack.replace(POSITION, (whole, file: string, line: string, column: string) => {
    const map = maps.get(file) ?? readMap(file);
    maps.set(file, map);
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return whole;
    return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
  return mapped
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .join('\n');
}

function readMap(file: string): SourceMap | null {
  try {
    const payload: unknown = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    return isPayload(payload) ? new SourceMap(payload) : null;
  } catch {
    // A replica may have only the file itself.
    return null;
  }
}
const isPayload = (value: unknown): value is SourceMapPayload =>
  typeof value === 'object' && value !== null && 'mappings' in value && 'sources' in value;
