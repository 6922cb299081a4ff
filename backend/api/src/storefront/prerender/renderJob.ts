import * as z from 'zod';

/** A part's file for the render process. */
const file = z.object({ path: z.string(), integrity: z.string() });

/** Input of the render process. `boot` is the boot record of an anonymous visitor. */
export const renderJobSchema = z.object({
  shell: file,
  /** The page's remote; null for a page of the shell. */
  remote: file.nullable(),
  boot: z.unknown(),
  /** Path of the page, without a query; `*` for the page of unknown addresses. */
  path: z.string(),
  /** The whole page, or the frame with the page's opening or a skeleton. */
  shows: z.enum(['page', 'opening', 'frame']),
  /** Answers of the api by path, which the page requests when it opens. */
  answers: z.record(z.string(), z.unknown()).nullable(),
});
export type RenderJob = z.infer<typeof renderJobSchema>;

/** A rendered page, as the render process returns it. */
export const renderedPageSchema = z.object({
  /** Content of the root element. */
  html: z.string(),
  /** Style elements: their `data-emotion` attribute and their rules. */
  styles: z.array(z.object({ key: z.string(), css: z.string() })),
  /**
   * Path of the route, release of the remote whose page was rendered, and the store's state, for hydration. `isFrame`: the page is
   * not rendered.
   */
  page: z.object({
    path: z.string(),
    isFrame: z.boolean().optional(),
    release: z.string().nullable(),
    state: z.unknown(),
  }),
});
export type RenderedPage = z.infer<typeof renderedPageSchema>;

/** Characters that a rendered page adds to a document. */
export const renderedLength = ({ html, styles, page }: RenderedPage): number =>
  html.length + styles.reduce((sum, { css }) => sum + css.length, 0) + JSON.stringify(page).length;

/** Largest rendered page in characters. A document of this size would delay its own first paint. */
const MAX_LENGTH = 400_000;

/** Reason why a rendered page is not put into documents. */
export function problemOf(page: RenderedPage): string | null {
  const { html, styles } = page;
  const length = renderedLength(page);
  if (length > MAX_LENGTH) return `the page has ${length} characters`;
  if (/<script/i.test(html)) return 'the page contains a script';
  if (/<[a-z][^>]* style="/.test(html)) return 'the page contains a style attribute';
  if (styles.some(({ css }) => /<\/style/i.test(css))) return 'the style contains markup';
  return null;
}
