import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderOnServer } from './renderOnServer';
import { withBrand, type RenderOptions } from './renderWithBrand';
import { settle, startTestStore, type TestStore } from './startTestStore';

export interface HydrationResult extends RenderResult {
  /** Messages of the differences for which React has rendered a part again. */
  mismatches: string[];
  /** Elements that the server has rendered. React takes them over, unless a part starts again. */
  rendered: ReadonlySet<Element>;
}
/** Hydrates `page` in a document that already shows `html`. Resolves when all pending work is done. */
export async function hydrate(html: string, page: ReactElement): Promise<HydrationResult> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const rendered = new Set(container.querySelectorAll('*'));
  const mismatches: string[] = [];
  const result = render(page, {
    container,
    hydrate: true,
    onRecoverableError: (error) => void mismatches.push(String(error)),
  });
  await act(settle);
  return { ...result, mismatches, rendered };
}

/**
 * Renders a page on the server with the defaults of the shell's slices, and hydrates it in a browser with `store`, as if the
 * traveller's state were restored by then.
 */
export async function hydrateWithBrand(
  page: ReactElement,
  { store, ...options }: RenderOptions & { store: TestStore },
) {
  const server = startTestStore();
  const html = await renderOnServer(withBrand(page, { ...options, store: server }).tree);
  const serverState = server.getState();
  const { tree } = withBrand(page, { ...options, store, serverState });
  return { html, ...(await hydrate(html, tree)) };
}
