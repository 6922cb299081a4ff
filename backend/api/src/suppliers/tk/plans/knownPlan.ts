import type { AssistanceCategory } from '@tiquete/contracts';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { LimitedPlan, SupplierPlan } from '../../../products/assistance/ports';
import type { TkClient } from '../client';
import { NOT_SOLD, numberOf } from '../refusal';
import type { WirePlan, WireTerms } from '../wire';
import { readCoverages } from './readCoverages';
import type { Reach } from './territory';

/** A plan with everything but its price. */
export interface KnownPlan extends Omit<
  SupplierPlan,
  'key' | 'perPassenger' | 'promotion' | 'upgrades'
> {
  currency: string;
  reach: Reach;
  /** ISO countries whose residents cannot buy the plan. */
  notFrom: readonly string[];
}

export const isFor = (plan: KnownPlan, reach: Reach, origin: string): boolean =>
  !plan.notFrom.includes(origin) && (plan.reach === reach || (plan.reach === 'W' && reach === 'E'));

export const toLimited = ({ code, name, category, limits }: KnownPlan): LimitedPlan => ({
  code,
  name,
  category,
  limits,
});

function reachOfPlan({ plan_local, modo_plan }: WirePlan): Reach {
  if (/^[YS]/i.test(plan_local)) return 'L';
  return modo_plan === 'E' ? 'E' : 'W';
}
const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function toTerms({ cancelacion }: WireTerms): SupplierPlan['terms'] {
  const steps = cancelacion
    .map(({ dias, retiene }) => ({ daysBefore: dias, keptPorcent: retiene }))
    .sort((a, b) => b.daysBefore - a.daysBefore);
  // Without stated terms nothing is refunded.
  return { steps: steps.length > 0 ? steps : [{ daysBefore: 0, keptPorcent: 100 }] };
}

/**
 * Reads a plan by three calls. Returns the reason when it cannot be read or has no description. @throws SupplierError when
 * the vendor does not answer
 */
export async function readKnownPlan(
  client: TkClient,
  wire: WirePlan,
  category: AssistanceCategory,
  signal: AbortSignal,
): Promise<KnownPlan | string> {
  try {
    const [rows, terms, notFrom] = await Promise.all([
      client.coverages(wire.plan_id, signal),
      client.terms(wire.plan_id, signal).then(decodeTexts),
      client.restricted(wire.plan_id, signal),
    ]);
    const covered = readCoverages(rows);
    if (!covered) return 'main_coverage';
    const isAnnual = category === 'ANNUAL';
    // Without it, the end of an annual plan's cover is unknown.
    if (isAnnual && terms.vigencia === undefined) return 'vigencia';
    return {
      code: wire.plan_id,
      name: wire.titulo,
      category,
      description: wire.description,
      currency: wire.moneda,
      reach: reachOfPlan(wire),
      notFrom,
      provider: {
        name: terms.prestador,
        insurer: textOrNull(terms.aseguradora),
        text: terms.texto_legal,
      },
      ...covered,
      exclusions: terms.exclusiones,
      isAnnual,
      coverDays: terms.vigencia ?? null,
      limits: {
        minDays: wire.min_tiempo,
        // Longest trip in days; for an annual plan, the longest of its trips.
        maxDays: Math.min(wire.max_tiempo, covered.maxTripDays ?? wire.max_tiempo),
        minAge: wire.min_age,
        maxAge: wire.max_age,
        maxPax: wire.num_pas,
      },
      terms: toTerms(terms),
      help: {
        numbers: terms.telefonos.map(({ pais, nombre, numero }) => ({
          country: pais ?? null,
          name: nombre,
          phone: numero,
        })),
        claims: terms.reclamos,
      },
    };
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'malformed') return 'content';
    if (NOT_SOLD.includes(numberOf(error) ?? 0)) return 'content';
    throw error;
  }
}
