import { Link } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

interface TileProps {
  label: string;
  value: string;
  note: string;
  /** True when a person has to act. */
  isAlarming?: boolean;
  /** Path of the list behind the number. */
  to?: string;
}
export function Tile({ label, value, note, isAlarming = false, to }: TileProps) {
  return (
    <li css={tile} data-alarming={isAlarming || undefined}>
      <p>{to ? <Link to={to}>{label}</Link> : label}</p>
      <p>{value}</p>
      <p>{note}</p>
    </li>
  );
}
const tile = (theme: Theme) => css`
  position: relative;
  display: grid;
  gap: ${theme.spacing(1)};
  align-content: start;
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  > :nth-child(1) {
    font-weight: 600;
  }
  > :nth-child(2) {
    ${theme.type.h1}
    overflow-wrap: anywhere;
  }
  > :nth-child(3) {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  /* The whole tile is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[data-alarming] {
    border-color: ${theme.vars.palette.error.main};
    background: ${theme.vars.palette.error.soft};
    > :nth-child(2),
    > :nth-child(3) {
      color: ${theme.vars.palette.error.main};
    }
    a {
      color: ${theme.vars.palette.error.main};
    }
  }
`;
