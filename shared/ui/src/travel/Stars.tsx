import { css } from '@emotion/react';
import { formatScore } from '@tiquete/domain';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

/** Hotel category, 0 to 5, as five stars and a number with one decimal. Forced colours show only the full stars. */
export function Stars({ value }: { value: number }) {
  const text = formatScore(value);
  const share = `${(Math.min(5, Math.max(0, value)) / 5) * 100}%`;
  return (
    <span role="img" aria-label={words.stars(text)} css={stars}>
      <span
        css={row}
        style={{
          backgroundImage: `linear-gradient(90deg, var(--star) ${share}, var(--rest) ${share})`,
        }}
      >
        ★★★★★
      </span>
      {text}
    </span>
  );
}
const stars = css`
  ${theme.type.small}
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(1)};
  font-weight: ${theme.weight.strong};
  color: ${theme.vars.palette.text.secondary};
`;
const row = css`
  --star: ${theme.vars.palette.star};
  --rest: ${theme.vars.palette.divider};
  ${theme.type.body}
  background-clip: text;
  color: transparent;
  letter-spacing: 1px;
  line-height: 1;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --star: CanvasText;
    --rest: transparent;
  }
`;
