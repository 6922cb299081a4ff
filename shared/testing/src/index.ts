export * from './axe';
export * from './builders';
export * from './renderWithBrand';
export * from './startTestStore';
