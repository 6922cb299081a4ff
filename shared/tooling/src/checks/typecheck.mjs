// `npm run typecheck [-- folder…]`: runs TypeScript 7 over the named packages, or over all.
import '../lib/requireNode.mjs';
import { checkTypes } from '../typecheck/checkTypes.mjs';

/**
 * The projects that cover all code. One program per package would read the shared packages again for each (93 s of processor
 * time instead of 21; 71 instead of 34 for the linter). Code with other settings has its own project.
 */
const EVERYTHING = [
  'shared/tooling/tsconfig.server.json',
  'shared/tooling/tsconfig.browser.json',
  'shared/ui',
  'e2e',
];

const projects = process.argv.length > 2 ? process.argv.slice(2) : EVERYTHING;
const results = await checkTypes(projects);

// A file in two projects is checked twice; each message is printed once.
const complaints = new Set(
  results.filter((result) => !result.ok).flatMap((result) => result.said.split('\n')),
);
for (const complaint of complaints) console.log(complaint);
const failed = results.filter((result) => !result.ok).map((result) => result.folder);
console.log(failed.length === 0 ? 'no type errors' : `Type errors in ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
