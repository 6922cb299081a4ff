import type { FareRulesShort } from '@tiquete/contracts';

/** Message keys below `card` for changes and refunds that the fare allows. */
export function fareFacts({
  changeable,
  change_penalty,
  refundable,
  refund_penalty,
}: FareRulesShort) {
  return {
    change: toKey('change', changeable, change_penalty),
    refund: toKey('refund', refundable, refund_penalty),
  };
}
function toKey(what: 'change' | 'refund', isAllowed: boolean | null, penalty: number | null) {
  if (isAllowed === null) return `${what}Unknown` as const;
  if (!isAllowed) return `${what}None` as const;
  return penalty === 0 ? (`${what}Free` as const) : (`${what}Paid` as const);
}
