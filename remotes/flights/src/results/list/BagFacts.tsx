import type { FlightOffer } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { bagText } from './bagText';

/** Bags of the fare, as text and by size. A personal item is always included. */
export function BagFacts({
  offer: { includedCabinBags, includedCheckedBags },
}: {
  offer: FlightOffer;
}) {
  const t = useMessages('flights');
  return (
    <ul aria-label={t('card.bags')} css={bags}>
      <li>{t('card.personal')}</li>
      <li data-none={!includedCabinBags.quantity || undefined}>
        {bagText(t, 'hand', includedCabinBags)}
      </li>
      <li data-none={!includedCheckedBags.quantity || undefined}>
        {bagText(t, 'checked', includedCheckedBags)}
      </li>
    </ul>
  );
}
/** Three outlines of growing height for the three sizes, drawn in CSS so that a card needs no pictures. */
const bags = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  li {
    display: inline-flex;
    align-items: flex-end;
    gap: ${theme.spacing(2)};
  }
  li::before {
    content: '';
    flex: none;
    width: 9px;
    height: 7px;
    translate: 0 -3px;
    border: 1.5px solid currentColor;
    border-radius: 3px;
  }
  li:nth-of-type(2)::before {
    width: 9px;
    height: 10px;
  }
  li:nth-of-type(3)::before {
    width: 12px;
    height: 13px;
  }
  [data-none] {
    color: ${theme.vars.palette.text.secondary};
  }
  [data-none]::before {
    border-style: dashed;
  }
`;
