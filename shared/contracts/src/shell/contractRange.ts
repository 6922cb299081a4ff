const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const RANGE = /^\^(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?$/;
const toNumber = (part: string | undefined) =>
  part === undefined || part === 'x' ? 0 : Number(part);

/**
 * True when `version` satisfies a caret range (`^1`, `^1.x`, `^1.2.0`), the only form in descriptors and shared packages.
 * Any other range gives false.
 */
export function satisfiesContract(range: string, version: string): boolean {
  const required = RANGE.exec(range);
  const given = VERSION.exec(version);
  if (!required || !given) return false;
  const [major = 0, minor = 0, patch = 0] = required.slice(1).map(toNumber);
  const [givenMajor = 0, givenMinor = 0, givenPatch = 0] = given.slice(1).map(toNumber);
  if (givenMajor !== major) return false;
  // Before 1.0 a new minor version may break, by semver.
  if (major === 0 && givenMinor !== minor) return false;
  return givenMinor > minor || (givenMinor === minor && givenPatch >= patch);
}
