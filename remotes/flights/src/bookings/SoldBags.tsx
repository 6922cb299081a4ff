import { css, PackageIcon, type Theme } from '@tiquete/ui';
import { bagLines } from '../model/bagLines';
import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';
import type { TranslateSold } from '../messages/sold';

/** Bags that the fare includes for each traveller. */
export function SoldBags({ flight, t }: { flight: SoldFlight; t: TranslateSold }) {
  const { fare_family: fareFamily, includedCabinBags, includedCheckedBags } = flight.offer;
  const bags = { cabinBags: includedCabinBags, checkedBags: includedCheckedBags };
  return (
    <div css={box}>
      <PackageIcon size={20} aria-hidden />
      <p>
        {fareFamily && <strong>{t('fare', { name: fareFamily })}</strong>}
        {`${t('perTraveler')}: ${bagLines(t, bags).join(' · ')}`}
      </p>
    </div>
  );
}
const box = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  svg {
    flex: none;
  }
  strong {
    display: block;
  }
`;
