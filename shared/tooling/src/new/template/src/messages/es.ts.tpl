/** Messages that every page has. A page adds more with `useLazyMessages`. */
export const es = {
  home: {
    metaTitle: '«label» | {{brand}}',
    metaDescription: '«label» en pesos colombianos, en {{brand}}.',
    title: '«label»',
    lead: 'Muy pronto podrás buscar y reservar aquí. Dinos si te interesa y lo recordaremos en este navegador.',
    follow: 'Me interesa',
    unfollow: 'Ya no me interesa',
    followed: 'Listo: recordaremos que te interesa.',
  },
};

declare module '@tiquete/platform' {
  interface Messages {
    '«id»': typeof es;
  }
}
