import { createContext, useContext } from 'react';
import type { RemoteLoader } from './loaderTypes';

export const LoaderContext = createContext<RemoteLoader | null>(null);

export function useLoader(): RemoteLoader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader needs the shell around it');
  return loader;
}
