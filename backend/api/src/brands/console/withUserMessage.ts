import type { BrandChange } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import { AppError } from '../../lib/errors';
import { readVersions } from '../history/versions';
import { BrandRefusal, type BrandRefusalCode } from '../refusal';

/** Spanish messages of rejections, for the person who made the request. */
const errorMessages: Record<BrandRefusalCode, string> = {
  UNKNOWN_BRAND: 'Esa marca no existe o nunca se publicó.',
  KNOWN_BRAND: 'Ya hay una marca con ese identificador. Elige otro.',
  UNKNOWN_VERSION: 'Esa versión nunca se publicó.',
  NO_DRAFT: 'No hay un borrador: alguien lo publicó o lo descartó. Recarga para ver cómo quedó.',
  NOT_PUBLISHED: 'Esta marca nunca se publicó.',
  HOST_TAKEN: 'Esa dirección ya es de otra marca. Quítala o elige otra.',
  HOST_UNVERIFIED:
    'Falta comprobar que un dominio es tuyo. Hazlo en «Direcciones en internet» y publica de nuevo.',
  UNKNOWN_HOST: 'Ese dominio no está en la marca. Recarga para ver cómo quedó.',
  LAST_HOST: 'La marca necesita al menos un dominio.',
  DEFAULT_BRAND: 'Tiene que haber exactamente una marca principal, y eso no se cambia aquí.',
  POLICY_VERSION_TAKEN:
    'Cambiaste el texto y no su versión: los viajeros aceptaron otro con ese nombre. Escribe una versión nueva.',
  UNKNOWN_MERCHANT:
    'La plataforma no tiene configurado el comercio de esta marca, y los viajeros no podrían pagar. Avísale a quien opera la plataforma.',
  NO_SENDER:
    'Los correos no pueden salir de esa dirección. Revisa el correo de contacto o pídele a la plataforma que lo compruebe.',
  BAD_FILE: 'Este dato no se puede cambiar aquí.',
  BAD_SETTING: 'Este ajuste no puede tener ese valor.',
  BAD_MARK_UP: 'Una regla nombra un origen que su producto no tiene.',
  NOTHING_CHANGED: 'No hay nada distinto de lo que ya está.',
  SECOND_PERSON_NEEDED:
    'Esta marca pide dos personas: publica quien no haya guardado nada de este borrador.',
  SECOND_PERSON_NEW:
    'Tienes acceso hace menos de siete días y te lo dio quien guardó este borrador: publica otra persona.',
  CHANGED_MEANWHILE: '',
};
type Where = { db: Queryable; brand: string };

/** Runs `work` and turns its rejection into a message, at the field if there is one. @throws AppError */
export async function withUserMessage<T>({ db, brand }: Where, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BrandRefusal)) throw error;
    if (error.code === 'UNKNOWN_BRAND' || error.code === 'UNKNOWN_HOST')
      throw new AppError('NOT_FOUND', { cause: error });
    if (error.code === 'CHANGED_MEANWHILE')
      throw new AppError('BRAND_CHANGED', { meta: await newestOf(db, brand), cause: error });
    const [problem] = error.problems;
    throw new AppError('BRAND_REFUSED', {
      detail: problem?.said ?? errorMessages[error.code],
      ...(problem && { source: { pointer: pointerOf(problem.field) } }),
      meta: { code: error.code },
      cause: error,
    });
  }
}

async function newestOf(db: Queryable, brand: string): Promise<BrandChange | undefined> {
  const { draft, published } = await readVersions(db, brand);
  const newest = draft ?? published;
  if (!newest) return undefined;
  const { number, revision, savedBy, savedAt, publishedBy, publishedAt } = newest;
  return {
    number,
    revision,
    saved_by: publishedBy ?? savedBy,
    saved_at: (publishedAt ?? savedAt).toISOString(),
  };
}

/** Converts `hosts[0]` of a brand to a JSON pointer into the body. */
const pointerOf = (field: string): string =>
  `/file/${field.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;
