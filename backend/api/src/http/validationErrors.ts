import { type ApiError, CONTROL_MESSAGE, type ErrorCode } from '@tiquete/contracts';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { toApiError } from '../lib/errors';
import { withoutCardNumbers } from '../lib/privacy/cardNumbers';

const MAX_ERRORS = 20;

/** One error per failed rule of `given`, with its place: a JSON pointer into the body, or the name of a query parameter. */
export function toValidationErrors(
  issues: readonly ZodFastifySchemaValidationError[],
  context: string | undefined,
  given: unknown,
): ApiError[] {
  return issues.slice(0, MAX_ERRORS).map((issue) => {
    const pointer = issue.instancePath === '/' ? '' : withoutCardNumbers(issue.instancePath);
    const source = context === 'querystring' ? { parameter: pointer.slice(1) } : { pointer };
    const code = isAbsent(given, pointer) ? 'MANDATORY_DATA_MISSING' : toCode(issue);
    return toApiError(code, toDetail(code, issue, pointer.slice(1)), source);
  });
}

/** True when the value is missing. zod reports a missing field as one of the wrong type, value or union. */
function isAbsent(given: unknown, pointer: string): boolean {
  let value = given;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, name);
  }
  return value === undefined;
}

function toCode({ keyword, params }: ZodFastifySchemaValidationError): ErrorCode {
  if (keyword === 'invalid_format' && ['date', 'datetime'].includes(String(params.format)))
    return 'INVALID_DATE';
  return 'INVALID_FORMAT';
}

function toDetail(
  code: ErrorCode,
  { keyword, message, params }: ZodFastifySchemaValidationError,
  field: string,
): string {
  const name = field === '' ? 'El contenido' : `El campo ${field}`;
  if (code === 'MANDATORY_DATA_MISSING') return `${name} es obligatorio.`;
  if (code === 'INVALID_DATE') return `${name} debe ser una fecha como 2027-03-10.`;
  if (message === 'notLatin')
    return `${name} debe ir con letras de la A a la Z, como en las líneas con signos < al pie del pasaporte.`;
  if (keyword === 'invalid_type') return `${name} no tiene el tipo esperado.`;
  if (keyword === 'too_small')
    return `${name} es demasiado corto o pequeño; el mínimo es ${String(params.minimum)}.`;
  if (keyword === 'too_big')
    return `${name} es demasiado largo o grande; el máximo es ${String(params.maximum)}.`;
  if (keyword === 'invalid_value' && Array.isArray(params.values))
    return `${name} debe ser uno de estos valores: ${params.values.join(', ')}.`;
  if (message === CONTROL_MESSAGE)
    return `${name} trae un carácter invisible. Bórralo y escríbelo sin copiar.`;
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys))
    return `${name} trae datos que aquí no se cambian: ${params.keys.join(', ')}.`;
  if (keyword === 'invalid_format' && params.format === 'email')
    return `${name} debe ser un correo electrónico.`;
  return `${name} no tiene el formato esperado.`;
}
