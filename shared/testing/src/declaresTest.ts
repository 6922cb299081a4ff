import { readFileSync } from 'node:fs';

/** Whether the file, by its path from the root, has a test of this name, or of a name that this is part of. @throws when there is no such file */
export const declaresTest = (file: string, name: string): boolean =>
  // The name as its line writes it: between quotes of any kind, where an apostrophe may be escaped, perhaps on a line of its own.
  readFileSync(file, 'utf8')
    .replaceAll(/\(\n\s*/g, '(')
    .split('\n')
    .filter((line) => /\b(it|test)(\.each)?\b|^\s*\]\)\(/.test(line))
    .some((line) => line.replaceAll("\\'", "'").includes(name));
