/** Of a plan's drawer, beside the words of the cards. */
export const coverages = {
  title: 'Todas las coberturas',
  notCovered: 'No cubre',
  exclusions: 'Lo que este plan no paga',
  rules: 'Reglas del plan',
  ages: 'Recibe a personas de {{from}} a {{to}} años.',
  days: 'Se compra por {{from}} a {{to}} días.',
  freeUntil: 'Cancela gratis hasta el {{day}} a las {{time}}, hora de Colombia.',
  cancelCosts: 'Cancelar tiene costo; lo ves antes de pagar.',
  notRefundable: 'No se reembolsa si cancelas.',
  upgrades: 'Adicionales que puedes sumar al pagar',
  upgrade: '{{name}}: {{amount}} por todos.',
  who: 'Quién responde',
  price: 'Precio por persona',
  conditions: 'Condiciones (PDF)',
  choose: 'Elegir por {{amount}}',
} as const;
