import { createContext, use } from 'react';
import type { ApiClient } from './apiClient';

/** The api client of the page. Sagas use the same one. */
export const ApiContext = createContext<ApiClient | null>(null);

/** Returns the api client, for a call that ends with its component. Sagas make all other calls. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the shell around it');
  return api;
}
