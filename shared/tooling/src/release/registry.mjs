import { apiCommand } from '../lib/apiCommand.mjs';

/**
 * Runs a command of the release registry through the api. Returns its exit code and its lines, which are errors when the
 * code is not 0.
 */
export async function registry(...args) {
  const { exit, said, complaints } = await apiCommand('release', args);
  return { exit, lines: [...said, ...complaints] };
}

/** Runs a command of the release registry and returns its data. @throws Error with the registry's message */
export async function queryRegistry(...args) {
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
