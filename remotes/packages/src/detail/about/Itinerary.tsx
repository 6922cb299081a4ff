import type { PackageDetail } from '@tiquete/contracts';
import { formatDay, useMessages } from '@tiquete/platform';
import { Badge, BreakfastIcon, css, Disclosure, Section, type Theme } from '@tiquete/ui';

/** The itinerary day by day. Each day expands; the first is open. */
export function Itinerary({ itinerary }: Pick<PackageDetail, 'itinerary'>) {
  const t = useMessages('packages');
  return (
    <Section title={t('detail.sections.itinerary')}>
      <ol css={list}>
        {itinerary.map(({ day, date, title, text, meals }) => (
          <li key={day}>
            <Disclosure
              kind="row"
              open={day === 1}
              summary={
                <>
                  <small>
                    {t('detail.day', { day })} · {formatDay(date)}
                  </small>
                  {title}
                </>
              }
            >
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
            </Disclosure>
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
  p {
    color: ${theme.vars.palette.text.secondary};
  }
  p {
    max-width: 72ch;
  }
`;
const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  padding-top: ${theme.spacing(2)};
`;
