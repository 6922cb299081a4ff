import { checkoutWords } from '@tiquete/checkout/messages';
import { health } from './health';

const { fields, errors } = checkoutWords;

/** Words of the checkout and of what came of the payment: those of every checkout, and assistance's own. */
export const checkout = {
  ...checkoutWords,
  metaDescription: 'Termina la compra de tu asistencia en viaje en {{brand}}.',
  back: 'Volver a los planes',
  invalidText: 'No dice qué plan quieres comprar. Busca de nuevo y elígelo.',
  search: 'Buscar asistencia',
  failed: 'No pudimos abrir tu compra',
  gone: {
    expired: 'Los precios vencieron y este plan ya no está',
    expiredText:
      'Consultamos de nuevo y quien presta la asistencia ya no lo ofrece para tu viaje. Mira los otros planes.',
    missing: 'Este plan ya no está',
    missingText: 'Quien presta la asistencia ya no lo ofrece para tu viaje. Mira los otros planes.',
    soldOut: 'Este plan ya no está disponible',
    soldOutText: 'No se hizo ningún cobro. Mira los otros planes para tu viaje.',
    AGE: 'Este plan no recibe a alguien de tu grupo',
    AGEText:
      'Una de las edades está fuera de su límite. En los resultados te decimos cuál plan le sirve a todos.',
    DAYS: 'Este plan no cubre tantos días',
    DAYSText:
      'Tu viaje está fuera de sus límites de días. En los resultados te decimos cuál plan te sirve.',
    PAX: 'Este plan no recibe a tantas personas',
    PAXText:
      'Tu grupo es más grande de lo que recibe. En los resultados te decimos cuál plan les sirve.',
  },
  seePlans: 'Ver los planes',
  steps: {
    holder: 'Quién compra',
    insured: 'Quiénes viajan asegurados',
    emergency: 'Contacto de emergencia',
    health: 'Salud (opcional)',
    upgrades: 'Adicionales (opcional)',
    review: 'Revisa y paga',
  },
  insured: 'Persona {{number}}: {{age}}',
  insuredField: '{{field}}, {{person}}',
  insuredHint:
    'La fecha de nacimiento debe dar la edad con la que buscaste, el primer día de cobertura. Usa el documento con el que viajan.',
  isInsured: 'Soy yo quien compra',
  isInsuredNote: 'Usamos los datos que escribiste arriba.',
  ownDocument: 'Para este viaje hace falta pasaporte. Escribe el tuyo.',
  hasBeneficiary: 'Nombrar un beneficiario (opcional)',
  beneficiaryHint:
    'Recibe lo que la póliza pague en caso de muerte. Si no nombras a nadie, son los herederos de ley.',
  relationshipHint: 'Por ejemplo: hija, esposo, madre.',
  emergencyHint: 'Alguien que no viaja y a quien llamar si no logramos hablar con ustedes.',
  healthHint:
    'No necesitas contar nada de tu salud para comprar. Si alguien tiene una enfermedad y quiere que {{provider}} lo sepa, puedes declararla.',
  hasConditions: 'Quiero declarar una condición de salud',
  medicalOf: 'Condición de salud, {{person}}',
  medicalPlaceholder: 'Déjalo vacío si no tiene nada que declarar',
  health,
  upgradesHint: 'El precio es por todos los viajeros. Nada viene marcado.',
  upgradePrice: '+ {{amount}}',
  exclusions: 'Lo que este plan no paga',
  who: 'Quién responde',
  conditions: 'Condiciones generales (PDF)',
  fields: {
    ...fields,
    beneficiary_name: 'Nombre del beneficiario',
    beneficiary_lastname: 'Apellido del beneficiario',
    beneficiary_relationship: 'Parentesco',
    medical: 'Condición de salud',
    emergency_name: 'Nombre completo',
    emergency_email: 'Correo del contacto',
    emergency_phone_country: 'País del teléfono del contacto',
    emergency_phone_number: 'Teléfono del contacto',
    healthConsent: 'Autorización de datos de salud',
    guardianConsent: 'Autorización por los menores',
  },
  errors: {
    ...errors,
    required: {
      ...errors.required,
      beneficiary_name: 'Escribe el nombre.',
      beneficiary_lastname: 'Escribe el apellido.',
      beneficiary_relationship: 'Escribe el parentesco.',
      emergency_name: 'Escribe el nombre del contacto.',
      emergency_email: 'Escribe el correo del contacto.',
      emergency_phone_number: 'Escribe el teléfono del contacto.',
    },
    invalid: {
      ...errors.invalid,
      beneficiary_name: errors.invalid.name,
      beneficiary_lastname: errors.invalid.lastname,
      beneficiary_relationship: 'Escribe entre 2 y 40 letras.',
      emergency_name: 'Escribe entre 2 y 80 letras.',
      emergency_email: errors.invalid.email,
      emergency_phone_number: errors.invalid.phone_number,
      medical: 'Escribe máximo 600 letras.',
    },
    underAge: 'Quien compra debe ser mayor de 18 años el primer día de cobertura.',
    ageMismatch:
      'Con esa fecha no tendría la edad cotizada el primer día. Corrígela, o busca de nuevo con su edad.',
    needsPassport: 'Para este viaje hace falta pasaporte.',
    notOfAge: 'Ese documento no es de alguien de esa edad.',
    duplicateDocument: 'Ese documento ya está en otra persona.',
    emergencyTravels: 'El contacto debe ser alguien que no viaja.',
    medicalMissing: 'Escribe la condición de quien la tenga, o quita la marca de arriba.',
    healthConsent:
      'Sin esta autorización no podemos recibir datos de salud. Autorízala o borra lo que escribiste.',
    guardianConsent: 'Hace falta la autorización de quien responde por el menor.',
  },
  booking: 'Confirmamos el precio con quien presta la asistencia…',
  priceText: 'Quien presta la asistencia actualizó el precio de tu plan. Aún no has pagado nada.',
  duplicateText:
    'Hace unos minutos compraste este plan para las mismas fechas y personas. Aún no has pagado esta segunda compra.',
  product: 'Plan',
  pay: 'Comprar y pagar {{amount}}',
  summary: {
    ...checkoutWords.summary,
    title: 'Tu asistencia',
    from: 'Primer día',
    to: 'Último día',
    base_one: 'Plan para {{count}} viajero',
    base_other: 'Plan para {{count}} viajeros',
    validUntil: 'Este precio se sostiene hasta el {{day}} a las {{time}}, hora de Colombia.',
    freeUntil: 'Cancela gratis hasta el {{day}} a las {{time}}, hora de Colombia.',
    notRefundable: 'Este plan no se reembolsa si cancelas.',
  },
  result: {
    ...checkoutWords.result,
    policy: 'Número de póliza',
    insured: 'Personas aseguradas',
    pdf: 'Descargar voucher (PDF)',
    next: {
      ...checkoutWords.result.next,
      confirming:
        'Ya tenemos tu pago y estamos emitiendo la póliza con quien presta la asistencia. Suele tardar un par de minutos; esta página se actualiza sola.',
      issued: 'Tu póliza está emitida. Traemos sus datos…',
      reviewing:
        'Ya tenemos tu pago. Quien presta la asistencia aún no confirma la póliza y lo revisa una persona de nuestro equipo; te avisamos por correo.',
      notIssued: 'Te devolvemos el pago completo al mismo medio.',
    },
    steps: {
      pdf: 'Descarga el voucher y la póliza y llévalos en el celular.',
      call: 'Guarda los números de ayuda de abajo antes de viajar.',
      first: 'Si pasa algo, llama primero: ellos te dicen a dónde ir y se encargan de pagar.',
    },
    lead: {
      ...checkoutWords.result.lead,
      notIssued: 'Quien presta la asistencia no pudo emitir la póliza.',
    },
  },
} as const;
