import { readFileSync } from 'node:fs';

export interface NamedTest {
  /** Such as '3.4.1'. */
  item: string;
  /** Path from the root. */
  file: string;
  name: string;
}
/** Rows `| item | what | file | test |` of a document, by its path; others are left out. */
export const namedTests = (document: string): NamedTest[] =>
  readFileSync(document, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line.split(/ *\| */).map((cell) => cell.replaceAll('`', ''));
      const [item, file, name] = [cells[1], cells.at(-3), cells.at(-2)];
      return item && file && name && /^[\d.]+$/.test(item) ? [{ item, file, name }] : [];
    });

/** Whether the file, by its path from the root, has a test of this name, or of a name that this is part of. @throws when there is no such file */
export const declaresTest = (file: string, name: string): boolean =>
  // The name as its line writes it: between quotes of any kind, where an apostrophe may be escaped, perhaps on a line of its own.
  readFileSync(file, 'utf8')
    .replaceAll(/\(\n\s*/g, '(')
    .split('\n')
    .filter((line) => /\b(it|test)(\.each)?\b|^\s*\]\)\(/.test(line))
    .some((line) => line.replaceAll("\\'", "'").includes(name));
