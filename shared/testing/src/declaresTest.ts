import { readFileSync } from 'node:fs';

export interface NamedTest {
  /** Number of the item, such as '3.4.1'. */
  item: string;
  /** Path of the file from the root. */
  file: string;
  name: string;
}
/** Reads the rows `| item | text | file | test |` of a document, by its path. Other rows are ignored. */
export const namedTests = (document: string): NamedTest[] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(/ *\| */).map((cell) => cell.replaceAll('`', ''));
      const [item, file, name] = [cells[1], cells.at(-3), cells.at(-2)];
      return item && file && name && /^[\d.]+$/.test(item) ? [{ item, file, name }] : [];
    });

/**
 * True when the file has a test whose title contains this name. The path starts at the root. @throws when the file does not
 * exist
 */
export const declaresTest = (file: string, name: string): boolean =>
  // A title may be in quotes of any kind, have escaped apostrophes, or be on a line of its own.
  readFileSync(file, 'utf8')
    .replaceAll(/\(\n\s*/g, '(')
    .split('\n')
    .filter((line) => /\b(it|test)(\.each)?\b|^\s*\]\)\(/.test(line))
    .some((line) => line.replaceAll("\\'", "'").includes(name));
