import type { Bags } from '@tiquete/contracts';
import type { Translate } from '@tiquete/platform';
import { css, PackageIcon, type Theme } from '@tiquete/ui';
import type { SoldFlight } from './readSold';

/** What the fare lets each traveller take along. */
export function SoldBags({
  flight: { fareFamily, cabinBags, checkedBags },
  t,
}: {
  flight: SoldFlight;
  t: Translate;
}) {
  const said = (kind: 'cabin' | 'checked', { quantity, weight }: Bags) => {
    if (quantity === null) return [t(`${kind}Unknown`)];
    if (quantity > 0)
      return [t(kind, { count: quantity, weight: weight ? t('weight', { weight }) : '' })];
    return kind === 'checked' ? [t('noChecked')] : [];
  };
  const lines = [t('personal'), ...said('cabin', cabinBags), ...said('checked', checkedBags)];
  return (
    <div css={bags}>
      <PackageIcon size={20} aria-hidden />
      <p>
        {fareFamily && <strong>{t('fare', { name: fareFamily })}</strong>}
        {`${t('perTraveler')}: ${lines.join(' · ')}`}
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
