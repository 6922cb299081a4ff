import { apiCommand } from '../lib/apiCommand.mjs';

/** Speaks to the registry of releases through the api's own command; answers its exit code and its lines, which are complaints where it is not 0. */
export async function registry(...args) {
  const { exit, said, complaints } = await apiCommand('release', args);
  return { exit, lines: [...said, ...complaints] };
}

/** The same for what the program itself asks. @throws Error with the registry's words */
export async function ask(...args) {
  const { exit, lines } = await registry(...args, '--json');
  if (exit !== 0) throw new Error(wordsOf(lines) || `the registry's command ended with ${exit}`);
  return JSON.parse(lines[0]);
}

function wordsOf(lines) {
  try {
    return JSON.parse(lines[0]).message;
  } catch {
    return lines.join('\n');
  }
}
