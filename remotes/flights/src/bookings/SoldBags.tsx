import { css, PackageIcon, type Theme } from '@tiquete/ui';
import { bagLines } from './bagLines';
import type { SoldFlight } from './readSold';
import type { TranslateSold } from '../messages/sold';

/** Bags that the fare includes for each traveller. */
export function SoldBags({ flight, t }: { flight: SoldFlight; t: TranslateSold }) {
  const { fareFamily } = flight;
  return (
    <div css={bags}>
      <PackageIcon size={20} aria-hidden />
      <p>
        {fareFamily && <strong>{t('fare', { name: fareFamily })}</strong>}
        {`${t('perTraveler')}: ${bagLines(t, flight).join(' · ')}`}
      </p>
    </div>
  );
}
const bags = (theme: Theme) => css`
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
