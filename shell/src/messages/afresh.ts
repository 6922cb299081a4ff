/** Texts of the offer to start afresh, which loads after a second crash. */
export const afresh = {
  detail:
    'Si vuelve a fallar, empieza de nuevo: borraremos de este navegador las búsquedas, los filtros y los favoritos de esta página. Tus reservas no cambian.',
  start: 'Empezar de nuevo',
};
