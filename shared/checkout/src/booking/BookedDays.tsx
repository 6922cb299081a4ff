import { formatDayYear } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** List of a booking's days (YYYY-MM-DD), each with a label such as the arrival. */
export function BookedDays({ days }: { days: readonly [label: string, day: string][] }) {
  return (
    <dl css={list}>
      {days.map(([label, day]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatDayYear(day)}</dd>
        </div>
      ))}
    </dl>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  > div {
    display: flex;
    gap: ${theme.spacing(2)};
  }
  dt {
    min-width: 52px;
  }
  dd {
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
  ${theme.up(640)} {
    display: flex;
    gap: ${theme.spacing(6)};
    > div {
      display: block;
    }
    dt {
      ${theme.type.small}
    }
  }
`;
