import type { BootRemote } from '@tiquete/contracts';
import type { RenderedPage } from './renderedPage';

/** Line of the element around the page in a stack of components. Browsers write it in two ways. */
const MAIN = /^\s*(?:at )?main\b/m;

/** The part with a hydration mismatch: the page's remote inside of `main`, the shell in the frame and on its own pages. */
export function mismatchedPart(
  componentStack: string,
  { release }: Pick<RenderedPage, 'release'>,
  remotes: readonly BootRemote[],
): { module: string; release?: string } {
  const remote = remotes.find((one) => one.release === release);
  return remote && MAIN.test(componentStack)
    ? { module: remote.id, release: remote.release }
    : { module: 'shell' };
}
