import { createContext, useContext, useState, type ComponentType } from 'react';

export interface LoadedFirstPage {
  Page: ComponentType;
  /** Release of the remote; null for a page of the shell. */
  release: string | null;
}
/** The page of a document that the server has rendered. */
export interface FirstPage {
  /** Path of the page's route. */
  path: string;
  loaded: Promise<LoadedFirstPage>;
}
/** Another release was loaded than the one that has rendered the page, because that one failed. The usual route shows it. */
export class OtherRelease extends Error {}

/** Null when the document has a skeleton instead of a rendered page. */
export const FirstPageContext = createContext<FirstPage | null>(null);

/** The code of the rendered page, for the route that shows it. Null for every other route. */
export function useFirstPage(path: string): FirstPage['loaded'] | null {
  const first = useContext(FirstPageContext);
  const [loaded] = useState(() => (first?.path === path ? first.loaded : null));
  return loaded;
}
