import type { BrandProduct } from '@tiquete/contracts';
import type { Field, FieldSection } from './fieldKinds';

const optional = { isOptional: true } as const;

/** Sections of the form for typeface, shapes, pictures and texts of the first pages. */
export const lookSections = (products: readonly BrandProduct[]): readonly FieldSection[] => [
  {
    id: 'look',
    title: 'Letra y forma',
    fields: [
      {
        path: 'typeface',
        kind: 'option',
        label: 'Letra',
        ...optional,
        options: [
          { value: '', label: 'La del dispositivo' },
          { value: 'bricolage-grotesque', label: 'Bricolage Grotesque, con carácter' },
          { value: 'figtree', label: 'Figtree, limpia' },
          { value: 'fraunces', label: 'Fraunces, con serifas' },
          { value: 'nunito', label: 'Nunito, redonda' },
          { value: 'space-grotesk', label: 'Space Grotesk, técnica' },
        ],
      },
      {
        path: 'corners',
        kind: 'option',
        label: 'Esquinas',
        ...optional,
        options: [
          { value: '', label: 'Suaves' },
          { value: 'square', label: 'Rectas' },
          { value: 'round', label: 'Redondas' },
        ],
      },
      {
        path: 'density',
        kind: 'option',
        label: 'Espacio',
        ...optional,
        options: [
          { value: '', label: 'Normal' },
          { value: 'compact', label: 'Compacto' },
          { value: 'airy', label: 'Amplio' },
        ],
      },
    ],
  },
  {
    id: 'heroes',
    title: 'Portadas',
    hint: 'Lo que dice y muestra cada producto al comienzo de su página. Vacío, va nuestro texto sobre el degradado. La foto queda a la derecha del título (encima, en el teléfono): que lo importante esté de ese lado.',
    fields: products.flatMap(({ id, label: name }): Field[] => [
      { path: `heroes.${id}.title`, kind: 'text', label: 'Título', group: name, ...optional },
      { path: `heroes.${id}.lead`, kind: 'text', label: 'Frase', group: name, ...optional },
      {
        path: `heroes.${id}.picture`,
        kind: 'picture',
        picture: 'hero',
        label: 'Foto',
        group: name,
        ...optional,
      },
    ]),
  },
  {
    id: 'promises',
    title: 'Lo que representa tu agencia',
    hint: 'Por qué comprarte a ti, en la portada de cada producto. Vacío, van nuestras frases.',
    fields: [
      {
        path: 'promises',
        kind: 'rows',
        label: 'Razones',
        item: 'Razón',
        columns: [
          { name: 'title', label: 'Título' },
          { name: 'text', label: 'Frase' },
        ],
        hint: 'Hasta cinco: títulos de 60 letras y frases de 200.',
        ...optional,
      },
    ],
  },
  {
    id: 'featured',
    title: 'Destacados',
    hint: 'Lo primero que se ve en cada portada, en este orden. Vacío, lo elegimos nosotros.',
    fields: [
      {
        path: 'featured.destinations',
        kind: 'texts',
        label: 'Ciudades de hoteles',
        item: 'Ciudad',
        check: 'place',
        hint: 'Su código de tres letras: CTG.',
        ...optional,
      },
      {
        path: 'featured.routes',
        kind: 'rows',
        label: 'Rutas de vuelos',
        item: 'Ruta',
        columns: [
          { name: 'from', label: 'Desde' },
          { name: 'to', label: 'Hasta' },
        ],
        ...optional,
      },
      {
        path: 'featured.packages',
        kind: 'texts',
        label: 'Paquetes',
        item: 'Paquete',
        hint: 'Su código en el catálogo: CTG-MURALLAS.',
        ...optional,
      },
    ],
  },
];
