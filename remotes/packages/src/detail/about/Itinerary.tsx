import type { PackageDetail } from '@tiquete/contracts';
import { formatDay, useMessages } from '@tiquete/platform';
import { Badge, BreakfastIcon, ChevronDown, css, Section, type Theme } from '@tiquete/ui';

/** The itinerary day by day. Each day expands; the first is open. */
export function Itinerary({ itinerary }: Pick<PackageDetail, 'itinerary'>) {
  const t = useMessages('packages');
  return (
    <Section title={t('detail.sections.itinerary')}>
      <ol css={list}>
        {itinerary.map(({ day, date, title, text, meals }) => (
          <li key={day}>
            <details open={day === 1}>
              <summary>
                <ChevronDown size={18} aria-hidden />
                <span>
                  <small>
                    {t('detail.day', { day })} · {formatDay(date)}
                  </small>
                  <b>{title}</b>
                </span>
              </summary>
              <p>{text}</p>
              {meals.length > 0 && (
                <div css={badges}>
                  {meals.map((meal) => (
                    <Badge key={meal}>
                      <BreakfastIcon aria-hidden />
                      {t(`detail.meals.${meal}`)}
                    </Badge>
                  ))}
                </div>
              )}
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
const list = (theme: Theme) => css`
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  details[open] {
    padding-bottom: ${theme.spacing(4)};
  }
  summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.spacing(3)};
    min-height: 56px;
    cursor: pointer;
    list-style: none;
    ${theme.focusRing}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    color: ${theme.vars.palette.text.secondary};
  }
  details[open] summary svg {
    transform: rotate(180deg);
  }
  summary span {
    display: grid;
  }
  small,
  p {
    color: ${theme.vars.palette.text.secondary};
  }
  p {
    max-width: 72ch;
    padding-inline-start: 30px;
  }
`;
const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(2)} 0 0 30px;
`;
