import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { dropEarlyEvents } from '../earlyEvents';

export interface LoadedFirstPage {
  Page: ComponentType;
  /** Release of the remote; null for a page of the shell. */
  release: string | null;
}
/** The page of a document that the server has rendered. */
export interface FirstPage {
  /** Path of the page's route. */
  path: string;
  /** Null when the server has rendered only the frame. The page then loads in the usual way. */
  loaded: Promise<LoadedFirstPage> | null;
  /** Only on the server: content of the page's place in a frame. */
  opening?: ReactNode;
}
/** The release that has rendered the page failed, and the loader returned an earlier one. */
export class OtherRelease extends Error {}

/** Null when the document has a skeleton instead of a rendered page. */
export const FirstPageContext = createContext<FirstPage | null>(null);

/** Rendered pages that were left. Their routes load the page in the usual way when they are opened again. */
const left = new WeakSet<FirstPage>();

/** The code of the rendered page, for the route that shows it first. Null for every other route, and in a frame. */
export function useFirstPage(path: string): FirstPage['loaded'] {
  const context = useContext(FirstPageContext);
  const [first] = useState(() => (context?.path === path && !left.has(context) ? context : null));
  useEffect(() => {
    if (!first) return undefined;
    return () => {
      left.add(first);
      dropEarlyEvents();
    };
  }, [first]);
  return first?.loaded ?? null;
}
