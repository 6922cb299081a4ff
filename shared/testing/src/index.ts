export * from './axe';
export * from './builders';
export * from './fakeApi';
export * from './holding';
export * from './missingParts';
export * from './renderWithBrand';
export * from './screenWidth';
export * from './startTestStore';
