import { apiCommand } from '../lib/apiCommand.mjs';

/** Speaks to the registry of releases through the api's own command. @throws Error with its words. */
export async function registry(...args) {
  const { exit, said, complaints } = await apiCommand('release', args);
  if (exit !== 0)
    throw new Error(
      [...said, ...complaints].join('\n') || `the registry's command ended with ${exit}`,
    );
  return said;
}
