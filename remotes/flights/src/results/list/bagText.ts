import type { Bags } from '@tiquete/contracts';
import type { TranslateOf } from '@tiquete/platform';

/** Text for a number of bags: `Maleta 23 kg`, `2 maletas`, `Sin maleta`, `Maleta: consulta`. */
export function bagText(
  t: TranslateOf<'flights'>,
  kind: 'hand' | 'checked',
  { quantity, weight }: Bags,
): string {
  if (quantity === null) return t(`card.${kind}Unknown`);
  if (quantity === 0) return t(kind === 'hand' ? 'card.noHand' : 'card.noChecked');
  return t(`card.${kind}`, {
    count: quantity,
    weight: weight ? t('card.weight', { weight }) : '',
  }).trim();
}
