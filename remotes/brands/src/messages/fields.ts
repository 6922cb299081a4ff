import type { BrandProduct } from '@tiquete/contracts';
import type { Field, FieldSection, Option } from './fieldKinds';
import { lookSections } from './lookFields';

const optional = { isOptional: true } as const;
const same = (value: string): Option => ({ value, label: value });

const policyFields = (policy: string, name: string): Field[] => [
  { path: `policy_versions.${policy}`, kind: 'text', label: `Versión de ${name}` },
  {
    path: `policies.${policy}.date`,
    kind: 'text',
    label: `Rige desde (${name})`,
    check: 'day',
    hint: 'Solo con texto propio: 2027-01-31.',
    ...optional,
  },
  {
    path: `policies.${policy}.text`,
    kind: 'lines',
    label: `Texto propio de ${name}`,
    ...{ longest: 60_000, rows: 10 },
    hint: 'Párrafos, «## títulos» y «- listas». Vacío: el texto de la plataforma con tus datos.',
    ...optional,
  },
];

/** The form of a brand that may sell `products`. A field of the contract is one line here. */
export const sectionsOf = (products: readonly BrandProduct[]): readonly FieldSection[] => [
  {
    id: 'identity',
    title: 'Identidad',
    fields: [
      { path: 'name', kind: 'text', label: 'Nombre' },
      { path: 'tagline', kind: 'text', label: 'Lema' },
      { path: 'legal_name', kind: 'text', label: 'Razón social' },
      { path: 'nit', kind: 'text', label: 'NIT' },
      { path: 'rnt', kind: 'text', label: 'Registro Nacional de Turismo' },
    ],
  },
  {
    id: 'colors',
    title: 'Colores',
    hint: 'Sin un color usamos el principal, y sin el principal el azul de la plataforma.',
    fields: [
      { path: 'primary_color', kind: 'color', label: 'Principal', ...optional },
      { path: 'secondary_color', kind: 'color', label: 'Secundario', ...optional },
      { path: 'gradient_color_start', kind: 'color', label: 'Degradado: comienzo', ...optional },
      { path: 'gradient_color_end', kind: 'color', label: 'Degradado: final', ...optional },
    ],
  },
  ...lookSections(products),
  {
    id: 'pictures',
    title: 'Logo e icono',
    fields: [
      { path: 'logo', kind: 'picture', label: 'Logo', picture: 'logo', ratio: 'logo_ratio' },
      {
        path: 'logo_ratio',
        kind: 'number',
        label: 'Ancho del logo por cada alto',
        check: 'ratio',
        hint: 'Entre 0,5 y 8; reserva su lugar mientras carga.',
        ...optional,
      },
      { path: 'favicon', kind: 'picture', label: 'Icono de la pestaña', picture: 'favicon' },
    ],
  },
  {
    id: 'contact',
    title: 'Contacto',
    fields: [
      {
        path: 'phones',
        kind: 'rows',
        label: 'Teléfonos',
        item: 'Teléfono',
        columns: [
          { name: 'label', label: 'Ciudad o línea' },
          { name: 'number', label: 'Número' },
        ],
      },
      {
        path: 'whatsapp',
        kind: 'text',
        label: 'WhatsApp',
        check: 'digits',
        hint: 'Solo números, con el indicativo del país: 573001234567.',
      },
      { path: 'email', kind: 'text', label: 'Correo', check: 'email' },
      { path: 'address', kind: 'text', label: 'Dirección' },
    ],
  },
  {
    id: 'mail',
    title: 'Correos',
    hint: 'Salen del correo de contacto cuando su dominio está verificado; antes salen de la plataforma con tu nombre. Quien responde te escribe a ti.',
    fields: [
      {
        path: 'mail.sender_name',
        kind: 'text',
        label: 'Nombre del remitente',
        check: 'sender',
        hint: 'Lo que se ve en la bandeja de entrada. Vacío: el nombre de la marca.',
        ...optional,
      },
      {
        path: 'mail.signature',
        kind: 'lines',
        label: 'Firma',
        ...{ longest: 400, rows: 4 },
        hint: 'Unas líneas al final de cada correo, antes de tus datos legales.',
        ...optional,
      },
    ],
  },
  {
    id: 'hosts',
    title: 'Direcciones en internet',
    hint: 'El sitio responde en todas; la primera es la de los correos.',
    fields: [
      {
        path: 'hosts',
        kind: 'hosts',
        label: 'Dominios',
        item: 'Dominio',
        check: 'host',
        hint: 'Sin https:// y en minúsculas: viajes.miagencia.com.',
      },
      {
        path: 'partner_origins',
        kind: 'texts',
        label: 'Sitios que muestran el buscador',
        ...{
          item: 'Sitio',
          check: 'origin',
          hint: 'Con https:// y sin ruta: https://miagencia.com.',
        },
      },
    ],
  },
  {
    id: 'products',
    title: 'Qué vende',
    fields: [
      {
        path: 'products',
        kind: 'choices',
        label: 'Productos',
        ...optional,
        hint: 'Sin elegir ninguno vende todos.',
        options: products.map(({ id, label }) => ({ value: id, label })),
      },
      {
        path: 'administrative_fee.per_traveler',
        kind: 'pesos',
        ...optional,
        label: 'Tarifa administrativa por pasajero',
        hint: 'De tiquetes aéreos, con IVA.',
      },
    ],
  },
  {
    id: 'mark-ups',
    title: 'Márgenes',
    hint: 'Lo que sumas al precio de cada proveedor. Los viajeros ven solo el precio final; tus operadores, costo y margen por separado.',
    fields: [
      {
        path: 'mark_ups',
        kind: 'markUps',
        products,
        label: 'Reglas',
        ...optional,
        hint: 'Si sirven varias, se suma solo la más específica: primero por destino (la ciudad antes que el país), después por origen, fechas, días y proveedor. Si empatan, la de más arriba.',
      },
    ],
  },
  {
    id: 'payments',
    title: 'Pagos',
    fields: [
      {
        path: 'payment_methods',
        kind: 'choices',
        label: 'Medios de pago',
        options: [
          ...[same('PSE'), same('Visa'), same('Mastercard'), same('American Express')],
          ...[same('Diners Club'), same('Efectivo')],
        ],
      },
    ],
  },
  {
    id: 'policies',
    title: 'Políticas',
    hint: 'Cambia la versión cuando cambie el texto: los viajeros la aceptan de nuevo, y las anteriores se pueden seguir leyendo.',
    fields: [
      ...policyFields('terms', 'los términos'),
      ...policyFields('data', 'la política de datos'),
    ],
  },
  {
    id: 'console',
    title: 'Esta consola',
    fields: [
      {
        ...{
          path: 'two_to_publish',
          kind: 'yes',
          label: 'Publicar entre dos personas',
          ...optional,
        },
        hint: 'Quien guardó algo del borrador no lo publica',
      },
    ],
  },
];
