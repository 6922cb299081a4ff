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
      <p css={name}>{to ? <Link to={to}>{label}</Link> : label}</p>
      <p css={figure}>{value}</p>
      <p css={small}>{note}</p>
    </li>
  );
}
/** On a phone the number is beside its label and note, above 600 px between them. `::after` makes the whole tile the link. */
const tile = (theme: Theme) => css`
  position: relative;
  display: grid;
  grid-template: 'name figure' auto 'note figure' auto / minmax(0, 1fr) auto;
  gap: ${theme.spacing(1)} ${theme.spacing(3)};
  align-content: start;
  align-items: center;
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  ${theme.up(600)} {
    grid-template: 'name' auto 'figure' auto 'note' auto / minmax(0, 1fr);
    padding: ${theme.spacing(4)};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[data-alarming] {
    border-color: ${theme.vars.palette.error.main};
    background: ${theme.vars.palette.error.soft};
    &,
    p,
    a {
      color: ${theme.vars.palette.error.main};
    }
  }
`;
const name = (theme: Theme) => css`
  grid-area: name;
  font-weight: ${theme.weight.strong};
`;
const figure = (theme: Theme) => css`
  ${theme.type.h1}
  grid-area: figure;
  white-space: nowrap;
`;
const small = (theme: Theme) => css`
  ${theme.type.small}
  grid-area: note;
  color: ${theme.vars.palette.text.secondary};
`;
