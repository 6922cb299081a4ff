export { createDocuments, type Documents } from './createDocuments';
export { createDrawers, type Drawers } from './createDrawers';
export { documentRoutes } from './routes';
