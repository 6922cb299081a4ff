export * from './brandPalette';
export * from './dates';
export * from './flights';
export * from './labels';
export * from './money';
export * from './retracto';
export * from './text';
