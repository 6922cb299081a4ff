import type { TkClient } from '../client';
import type { CatalogueStore } from '../plans/catalogue';

export interface SaleParts {
  client: TkClient;
  store: CatalogueStore;
  clock: () => Date;
}
