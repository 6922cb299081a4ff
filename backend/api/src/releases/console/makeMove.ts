import type { ReleaseMove } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { describeLostData } from '../command/lostData';
import { incompatibilityLine } from '../gate/combination';
import type { Actor } from '../registry/moveRelease';
import type { MoveReport } from '../registry/moveReport';
import type { Registry } from '../registry/registry';
import { ReleaseRefusal, type RefusalCode } from '../refusal';

/** Spanish messages for people; the English sentence goes into the record. */
const errorMessages: Partial<Record<RefusalCode, string>> = {
  UNKNOWN_RELEASE: 'No hay una versión registrada con ese nombre.',
  UNKNOWN_BRAND: 'No conocemos esa marca.',
  NOTHING_BEFORE: 'No hay una versión anterior a la cual volver.',
  NOTHING_TO_TRY: 'Esa versión ya la tienen todos, o no hay nada a prueba.',
  CHANGED_MEANWHILE: 'Alguien la movió mientras mirabas. Revisa cómo está ahora y decide de nuevo.',
  LOCKED: 'Está bloqueada. Mira el motivo y quién la bloqueó antes de desbloquearla.',
  NOT_LOCKED: 'No está bloqueada.',
  NOT_PINNED: 'La marca no tiene nada propio: ya sigue a las demás.',
  PINNED: 'La marca está fijada en su versión. Quita la fijación primero, si ya no hace falta.',
  QUARANTINED:
    'Esa versión está en cuarentena: se detuvo o se devolvió. Mira por qué; si aun así va, escribe el motivo de la excepción.',
  NOT_ALLOWED:
    'No es de tu equipo, o la bloqueó la plataforma: pide el cambio a quien corresponde.',
  FILES_MISSING: 'Faltan archivos de esa versión en el almacén.',
  BAD_SIGNATURE: 'La firma de esa versión no vale.',
  BUSY: 'Hay otro cambio de versiones en curso. Inténtalo de nuevo en un momento.',
  UNREADABLE: 'Esta instalación no puede leer esa versión: está dañada o es más nueva.',
};

interface Parts {
  db: Database;
  registry: Registry;
  actor: Actor;
}

/** @throws AppError RELEASE_REFUSED, with the way to correct it */
export async function makeMove(
  { db, registry, actor }: Parts,
  move: ReleaseMove,
): Promise<{ moved: MoveReport['parts']; lost: string[] }> {
  try {
    const report = await carryOut({ registry, actor }, move);
    return { moved: report.parts, lost: await describeLostData(db, report) };
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    const detail =
      error.incompatibilities.length > 0
        ? `No encaja con lo que tienen las marcas: ${error.incompatibilities.map(incompatibilityLine).join('; ')}`
        : (errorMessages[error.code] ?? error.message);
    throw new AppError('RELEASE_REFUSED', {
      detail,
      meta: { code: error.code, message: error.message },
      cause: error,
    });
  }
}

function carryOut({ registry, actor }: Omit<Parts, 'db'>, move: ReleaseMove): Promise<MoveReport> {
  const { part, brand, reason } = move;
  const despite = 'despite' in move ? move.despite : undefined;
  switch (move.action) {
    case 'promote':
    case 'canary': {
      const moving = {
        releases: new Map([[part, move.release]]),
        brand,
        from: new Map([[part, move.from]]),
        reason,
        despite,
      };
      return move.action === 'promote'
        ? registry.promote(actor, moving)
        : registry.canary(actor, { ...moving, percent: move.percent });
    }
    case 'rollback':
      return registry.rollback(actor, {
        part,
        brand,
        set: null,
        from: move.from,
        reason,
      });
    case 'withdraw':
      return registry.withdraw(actor, { part, brand, from: move.from, reason });
    case 'halt':
      return registry.halt(actor, { part, brand, release: move.release, reason });
    case 'pin':
      return registry.pin(actor, {
        part,
        brand: move.brand,
        release: null,
        from: move.from,
        reason,
      });
    case 'unpin':
      return registry.unpin(actor, { part, brand: move.brand, reason });
    case 'lock':
      return registry.lock(actor, { part, brand, reason });
    case 'unlock':
      return registry.unlock(actor, { part, brand, reason });
  }
}
