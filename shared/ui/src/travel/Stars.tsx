import { css } from '@emotion/react';
import { formatStars } from '@tiquete/domain';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

/** Hotel category, 0 to 5, as five stars and a number with one decimal. */
export function Stars({ value }: { value: number }) {
  const text = formatStars(value);
  const share = `${(Math.min(5, Math.max(0, value)) / 5) * 100}%`;
  return (
    <span role="img" aria-label={words.stars(text)} css={stars}>
      <span
        css={row}
        style={{ backgroundImage: `linear-gradient(90deg, ${star} ${share}, ${rest} ${share})` }}
      >
        ★★★★★
      </span>
      {text}
    </span>
  );
}
const star = theme.vars.palette.star;
const rest = theme.vars.palette.divider;
const stars = css`
  ${theme.type.small}
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(1)};
  font-weight: 600;
  color: ${theme.vars.palette.text.secondary};
`;
const row = css`
  background-clip: text;
  color: transparent;
  letter-spacing: 1px;
  font-size: 14px;
  line-height: 1;
`;
