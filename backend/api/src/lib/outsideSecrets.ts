/** For each outside system: the variable with its address, and the credentials that verify its messages. */
const SYSTEMS: Record<string, readonly string[]> = {
  HOTELBEDS_URL: ['HOTELBEDS_API_KEY', 'HOTELBEDS_SECRET'],
  DOHOTELS_URL: ['DOHOTELS_USER', 'DOHOTELS_PASSWORD'],
  AMADEUS_URL: ['AMADEUS_CLIENT_ID', 'AMADEUS_CLIENT_SECRET'],
  NDC_URL: ['NDC_TOKEN'],
  TK_URL: ['TK_USER', 'TK_PASSWORD'],
  PLACETOPAY_URL: ['PLACETOPAY_LOGIN', 'PLACETOPAY_SECRET'],
  DRAWN_FILES: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  RELEASE_FILES: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
};
/** Prefix of all secrets of the sandbox, alone or in a list. They are published with the source. */
const SANDBOX_SECRET = /"sandbox-/;
const isPublished = (value: unknown) => SANDBOX_SECRET.test(JSON.stringify(value) ?? '');

/** Reasons why a production server must not start, one sentence per variable. */
export function secretProblems(
  env: Readonly<Record<string, unknown>>,
  isSandbox: boolean,
): string[] {
  const missing = Object.entries(SYSTEMS).flatMap(([address, secrets]) =>
    env[address] === undefined
      ? []
      : secrets
          .filter((name) => env[name] === undefined)
          .map((name) => `${name}: is needed where ${address} is set`),
  );
  if (isSandbox) return missing;
  const published = [...Object.values(SYSTEMS).flat(), 'PLACETOPAY_MERCHANTS'].filter((name) =>
    isPublished(env[name]),
  );
  const demo = env.DEMO_PASSWORD === undefined ? [] : ['DEMO_PASSWORD'];
  return [
    ...missing,
    ...[...published, ...demo].map((name) => `${name}: is for the sandbox, which needs SANDBOX=1`),
  ];
}
