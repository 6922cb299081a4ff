const DAYS_VALID = 180;
const DAY_MS = 86_400_000;

/** Contact for reports of vulnerabilities, as RFC 9116 requires; valid for half a year from the day of the request. */
export function securityTxt(origin: string, email: string, now: Date): string {
  const expires = new Date(now.getTime() + DAYS_VALID * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
