import { remoteDescriptorSchema } from '@tiquete/contracts';
import type { RemoteDefinition } from '@tiquete/platform';

declare global {
  /** Adds the window and the document of a new browser. `shared/tooling/src/jest/serverPieces.cjs` provides it. */
  var openBrowser: () => void;
}

/** Width in pixels below which the shell calls a screen a phone. */
const WIDE = 600;

/**
 * Tests that every remote with a tab runs on its first page: the server renders it without a window, and the browser takes it
 * over without a mismatch. `load` imports the remote; the suite does it again in each browser.
 */
export function describeFirstPage(
  load: () => Promise<{ remote: RemoteDefinition }>,
  json: unknown,
) {
  const descriptor = remoteDescriptorSchema.parse(json);
  const { page = '' } = descriptor.routes.find(({ path }) => path === descriptor.tab?.path) ?? {};
  const partsOf = async () => {
    const tree = await import('./firstPageTree');
    const { remote } = await load();
    const module = await remote.pages[page]?.();
    if (!module) throw new Error(`${descriptor.id} has no page for its tab`);
    return { tree, parts: { remote, descriptor, Page: module.Page } };
  };
  const render = async () => {
    const { tree, parts } = await partsOf();
    return tree.renderFirstPage(parts);
  };
  let rendered: Promise<Awaited<ReturnType<typeof render>>> | undefined;

  it('renders its first page on a server, which has no window', async () => {
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
    rendered = render();
    expect((await rendered).html).toContain('<h1');
  });
  it.each([360, 1440])('hydrates its first page without a mismatch at %i px', async (width) => {
    if (!rendered) throw new Error('The page was not rendered');
    const before = await rendered;
    jest.resetModules();
    openBrowser();
    (await import('../screenWidth')).setScreenWidth(width);
    const { tree, parts } = await partsOf();
    expect(await tree.hydrateFirstPage(parts, before, width < WIDE)).toEqual([]);
  });
}
