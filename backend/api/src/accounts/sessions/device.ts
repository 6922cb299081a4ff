import Bowser from 'bowser';

const LONGEST = 512;
const NAME_MAX = 60;

/**
 * Name of a device, such as `Chrome en Windows`: enough for the owner to recognise it, without versions and models. Empty
 * when unknown.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return [browser.name, os.name].filter(Boolean).join(' en ').slice(0, NAME_MAX);
}
