import Bowser from 'bowser';

const LONGEST = 512;
const NAME_MAX = 60;

/** `Chrome en Windows`, as much as helps its owner to recognise it; empty when unknown. Versions and models are left out. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return [browser.name, os.name].filter(Boolean).join(' en ').slice(0, NAME_MAX);
}
