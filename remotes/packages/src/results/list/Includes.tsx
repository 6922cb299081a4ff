import type { PackageInclusion, PackageSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CARD_ROW_FROM } from '@tiquete/search';
import {
  AssistanceIcon,
  BreakfastIcon,
  BusIcon,
  css,
  FlightIcon,
  HotelIcon,
  TicketIcon,
  type Icon,
  type Theme,
} from '@tiquete/ui';

export const inclusionIcons: Record<PackageInclusion, Icon> = {
  flight: FlightIcon,
  hotel: HotelIcon,
  transfer: BusIcon,
  meal: BreakfastIcon,
  assistance: AssistanceIcon,
  tour: TicketIcon,
};
/** Inclusions in one word each. */
export function Includes({ includes }: Pick<PackageSummary, 'includes'>) {
  const t = useMessages('packages');
  const types = [...new Set(includes.map(({ type }) => type))];
  return (
    <ul aria-label={t('card.includes')} css={list}>
      {types.map((type) => {
        const Icon = inclusionIcons[type];
        return (
          <li key={type}>
            <Icon size={16} aria-hidden />
            <span>{t(`card.inclusions.${type}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
const list = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.spacing(1)};
  }
  svg {
    color: ${theme.vars.palette.success.main};
  }
  /* A phone has room for the icons only. */
  @media (width < ${CARD_ROW_FROM}px) {
    position: relative;
    span {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
