export const favourites = {
  keep: 'Guardar {{name}} en favoritos',
  filter: 'Favoritos',
  filterCount: 'Favoritos ({{count}})',
} as const;
