export * from './brandPalette';
export * from './dates';
export * from './labels';
export * from './money';
export * from './text';
