import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { FlightIcon, HotelIcon, MapIcon, PinIcon, RecentIcon } from '../../icons';
import { theme } from '../../theme/theme';
import { matchParts } from './matchParts';
import type { PlaceOption } from './places';

interface PlaceRowProps extends HTMLAttributes<HTMLElement> {
  option: PlaceOption;
  query: string;
}
/** One place in the list, with the typed part in bold. */
export function PlaceRow({ option, query, ...rest }: PlaceRowProps) {
  const Icon = icons[option.kind];
  const [before, match, after] = matchParts(option.label, query);
  return (
    <div
      {...rest}
      aria-label={option.hint ? `${option.label}, ${option.hint}` : option.label}
      css={row}
    >
      <span css={disc}>
        <Icon size={18} />
      </span>
      <span css={text}>
        <span css={name}>
          {before}
          {match && <b>{match}</b>}
          {after}
        </span>
        {option.hint && (
          <>
            {' '}
            <span css={note}>{option.hint}</span>
          </>
        )}
      </span>
    </div>
  );
}
const icons = {
  city: PinIcon,
  hotel: HotelIcon,
  airport: FlightIcon,
  country: MapIcon,
  recent: RecentIcon,
};
const { palette, radius } = theme.vars;
const row = css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  min-height: 52px;
  padding: ${theme.spacing(1)} ${theme.spacing(2)};
  border-radius: ${radius.s};
  cursor: pointer;
  &[data-marked] {
    background: ${palette.background.subtle};
  }
  &[data-marked] > span:first-of-type {
    background: ${palette.primary.main};
    box-shadow: inset 0 0 0 1px ${palette.primary.edge};
    color: ${palette.primary.contrastText};
  }
  &[aria-selected='true'] {
    color: ${palette.primary.text};
  }
`;
const disc = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.s};
  background: ${palette.primary.soft};
  color: ${palette.primary.text};
`;
const text = css`
  display: grid;
  min-width: 0;
`;
const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  b {
    font-weight: ${theme.weight.bold};
  }
`;
const note = css`
  ${theme.type.small} color: ${palette.text.secondary};
`;
