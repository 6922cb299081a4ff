import { Link } from 'react-router-dom';
import type { TabIcon } from '@tiquete/contracts';
import {
  AssistanceIcon,
  BusIcon,
  CarIcon,
  CruiseIcon,
  css,
  FlightIcon,
  HotelIcon,
  PackageIcon,
  TicketIcon,
  TrainIcon,
  type Icon,
  type Theme,
} from '@tiquete/ui';
import { useWarmPages } from '../remotes/useWarmPages';
import type { Tab } from '../model/tabs';

const ICONS: Record<TabIcon, Icon> = {
  assistance: AssistanceIcon,
  bus: BusIcon,
  car: CarIcon,
  cruise: CruiseIcon,
  flight: FlightIcon,
  hotel: HotelIcon,
  package: PackageIcon,
  ticket: TicketIcon,
  train: TrainIcon,
};

/** A top tab. Hovering or focusing it preloads its page. */
export function TabLink({ tab, isActive }: { tab: Tab; isActive: boolean }) {
  const warmPages = useWarmPages();
  const warm = () => warmPages([tab.path]);
  const Drawn = ICONS[tab.icon];
  return (
    <Link
      to={tab.path}
      aria-current={isActive ? 'page' : undefined}
      onPointerEnter={warm}
      onFocus={warm}
      css={link}
    >
      <Drawn size={18} aria-hidden />
      {tab.label}
    </Link>
  );
}
const link = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  min-height: 48px;
  padding: 0 ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  white-space: nowrap;
  ${theme.focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  /* Beside settings and account the bar has no room for the icons of four products. */
  ${theme.up(600)} {
    ${theme.type.body}
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 ${theme.spacing(3)};
    border-radius: ${theme.vars.radius.s};
    font-weight: ${theme.weight.strong};
    & > svg {
      display: none;
    }
    &:focus-visible {
      outline-offset: 2px;
    }
  }
  &:hover {
    color: ${theme.vars.palette.text.primary};
    background: ${theme.vars.palette.background.subtle};
  }
  &[aria-current] {
    color: ${theme.vars.palette.primary.text};
    box-shadow: inset 0 -2px ${theme.vars.palette.primary.edge};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
