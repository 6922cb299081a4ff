import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds settings whose value is in a file, such as a secret of Docker or Kubernetes: `SMTP_URL_FILE` names the file of `SMTP_URL`. `names`
 * are all settings. Returns the environment, and a problem for each file that cannot be read or whose setting has a value too.
 */
export function withFileSettings(
  environment: Environment,
  names: readonly string[],
): { environment: Environment; problems: string[] } {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const key = `${name}_FILE`;
    const path = environment[key]?.trim();
    if (!path || names.includes(key)) continue;
    if (environment[name]?.trim()) problems.push(`${key}: ${name} has a value too`);
    else
      try {
        found[name] = readFileSync(path, 'utf8').trim();
      } catch {
        problems.push(`${key}: the file cannot be read`);
      }
  }
  return { environment: { ...environment, ...found }, problems };
}
