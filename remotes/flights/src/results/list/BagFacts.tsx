import type { Bags, FlightOffer } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** What the fare carries, in words and by size; a personal item always. */
export function BagFacts({
  offer: { includedCabinBags, includedCheckedBags },
}: {
  offer: FlightOffer;
}) {
  const t = useMessages('flights');
  const words = (kind: 'hand' | 'checked', { quantity, weight }: Bags) =>
    t(`card.${kind}`, {
      count: quantity,
      weight: weight ? t('card.weight', { weight }) : '',
    }).trim();
  const [hand, checked] = [includedCabinBags.quantity > 0, includedCheckedBags.quantity > 0];
  return (
    <ul aria-label={t('card.bags')} css={bags}>
      <li>{t('card.personal')}</li>
      <li data-none={!hand || undefined}>
        {hand ? words('hand', includedCabinBags) : t('card.noHand')}
      </li>
      <li data-none={!checked || undefined}>
        {checked ? words('checked', includedCheckedBags) : t('card.noChecked')}
      </li>
    </ul>
  );
}
/** Three outlines of growing height stand for the three sizes, drawn so that a card needs no picture. */
const bags = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  li {
    display: inline-flex;
    align-items: flex-end;
    gap: ${theme.spacing(1.5)};
  }
  li::before {
    content: '';
    flex: none;
    width: 9px;
    height: 7px;
    margin-bottom: 3px;
    border: 1.5px solid currentColor;
    border-radius: 3px;
  }
  li:nth-of-type(2)::before {
    width: 9px;
    height: 11px;
  }
  li:nth-of-type(3)::before {
    width: 12px;
    height: 15px;
  }
  [data-none] {
    color: ${theme.vars.palette.text.secondary};
  }
  [data-none]::before {
    border-style: dashed;
  }
`;
