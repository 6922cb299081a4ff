import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';
import type { PolicyOrder, SupplierInsured } from '../../../products/assistance/ports';
import { TK_LANGUAGE } from '../client';
import { toTheirs } from '../request';

/**
 * Rule for names. The vendor's documents state no limit; this one equals our longest field, the emergency contact's name.
 */
const RULE = typedNameRule(80);

/** Spells the name of an insured person, a beneficiary or the emergency contact: any letters. */
const toTkName = (name: string): string => applyNameRule(name, RULE).text;

/** Placeholder for required fields without a value, because the supplier rejects empty ones. */
const NOTHING = 'ninguna';
const digits = (phone: string): string => phone.replace(/\D/g, '');

const fullName = ({ name, lastname }: Pick<SupplierInsured, 'name' | 'lastname'>): string =>
  `${toTkName(name)} ${toTkName(lastname)}`;

/** Remark with the beneficiaries in case of death, who have no field of their own. */
function remarkOf(insured: readonly SupplierInsured[]): string {
  const named = insured.flatMap(({ name, lastname, beneficiary }) =>
    beneficiary
      ? [
          `Beneficiario de ${fullName({ name, lastname })}: ${fullName(beneficiary)} (${beneficiary.relationship})`,
        ]
      : [],
  );
  return named.length > 0 ? named.join('. ') : NOTHING;
}

/** Fields of an order that issues the policy. */
export const toOrder = (
  { reference, key, query, upgrades, price, insured, emergencyContact }: PolicyOrder,
  territory: string,
) => ({
  fecha_salida: toTheirs(query.from),
  fecha_llegada: toTheirs(query.to),
  referencia: reference,
  id_plan: key,
  pais_destino: territory,
  pais_origen: query.origin,
  moneda: price.currency.toLowerCase(),
  // Rate 1, because the policy is charged in the plan's own currency.
  tasa_cambio: '1',
  pasajeros: String(insured.length),
  upgrades,
  nacimientos: insured.map(({ birthDate }) => toTheirs(birthDate)),
  documentos: insured.map(({ document }) => document),
  nombres: insured.map(({ name }) => toTkName(name)),
  apellidos: insured.map(({ lastname }) => toTkName(lastname)),
  telefonos: insured.map(({ phone }) => digits(phone || emergencyContact.phone)),
  correos: insured.map(({ email }) => email || emergencyContact.email),
  condiciones_med: insured.map(({ medicalConditions }) => medicalConditions.trim() || NOTHING),
  nombre_contacto: toTkName(emergencyContact.name),
  telefono_contacto: digits(emergencyContact.phone),
  email_contacto: emergencyContact.email,
  consideraciones_generales: remarkOf(insured),
  emision: '1',
  lenguaje: TK_LANGUAGE,
});
