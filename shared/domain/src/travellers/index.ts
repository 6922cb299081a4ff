// Rules and tables of people who travel. A door of its own: only forms that load late carry them, never a first page.
export * from './age';
export * from './birth';
export * from './callingCodes';
export * from './countries';
export * from './documents';
export * from './months';
export * from './splitName';
export * from './suggestEmail';
