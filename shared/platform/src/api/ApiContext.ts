import { createContext, use } from 'react';
import type { ApiClient } from './apiClient';

/** The page's one client of the api; sagas take the same one by `askApi`. */
export const ApiContext = createContext<ApiClient | null>(null);

/** For what belongs to one field, such as its suggestions; what outlives a component is asked by a saga. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the shell around it');
  return api;
}
