export { createDocuments, type Documents } from './createDocuments';
export { createFontReader } from './readFonts';
export { documentRoutes } from './routes';
