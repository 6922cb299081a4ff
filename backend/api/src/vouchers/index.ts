export { createDocuments, type Documents } from './createDocuments';
export { createDrawers } from './createDrawers';
export { documentRoutes } from './routes';
