import Bowser from 'bowser';

const LONGEST = 512;
const NAME_MAX = 60;

/** `Chrome en Windows`: enough for the owner to recognise the device, without versions and models; empty when unknown. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return [browser.name, os.name].filter(Boolean).join(' en ').slice(0, NAME_MAX);
}
