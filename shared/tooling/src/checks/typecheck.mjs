// `npm run typecheck [-- folder…]`: TypeScript 7 over the packages named, or over everything.
import '../lib/requireNode.mjs';
import { checkTypes } from '../typecheck/checkTypes.mjs';

/**
 * Everything, as few programs: one a package would read the shared ones again for each (93 s of processor, these take 21; the
 * linter's types 71 and 34). What differs in its settings stands alone.
 */
const EVERYTHING = [
  'shared/tooling/tsconfig.server.json',
  'shared/tooling/tsconfig.browser.json',
  'shared/ui',
  'e2e',
];

const projects = process.argv.length > 2 ? process.argv.slice(2) : EVERYTHING;
const results = await checkTypes(projects);

// A file that two projects share is checked with both: each complaint is said once.
const complaints = new Set(
  results.filter((result) => !result.ok).flatMap((result) => result.said.split('\n')),
);
for (const complaint of complaints) console.log(complaint);
const failed = results.filter((result) => !result.ok).map((result) => result.folder);
console.log(failed.length === 0 ? 'no type errors' : `Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
