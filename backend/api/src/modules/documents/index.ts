export { createDocuments, type Documents } from './createDocuments';
export { createFontReader } from './pdf/readFonts';
export { documentRoutes } from './routes';
