import { isObject } from './isObject';

/** The page, or only the frame around it, that the server has rendered into the document. */
export interface RenderedPage {
  /** Path of the page's route; `*` for the page of unknown addresses. */
  path: string;
  /** True when only the frame was rendered. The page is loaded in the usual way. */
  isFrame?: boolean;
  /** Release of the remote that rendered it; null for a page of the shell and for a frame. */
  release: string | null;
  /** State of the store with which it was rendered, by slice. */
  state: Readonly<Record<string, unknown>>;
}

const isRenderedPage = (value: unknown): value is RenderedPage =>
  isObject(value) &&
  typeof value.path === 'string' &&
  (value.release === null || typeof value.release === 'string') &&
  isObject(value.state);

/** Reads what the server wrote beside the page. Null for a document with a skeleton. */
export function readRenderedPage(source: Document = document): RenderedPage | null {
  const text = source.getElementById('rendered')?.textContent;
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return isRenderedPage(value) ? value : null;
}
