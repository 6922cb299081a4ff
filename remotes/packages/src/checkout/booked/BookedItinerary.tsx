import { formatDay, useLazyMessages } from '@tiquete/platform';
import { css, Disclosure, type Theme } from '@tiquete/ui';
import { sold as words } from '../../messages/sold';
import type { SoldPackage } from '@tiquete/contracts/package-snapshot';

/** The itinerary day by day. Each day expands. */
export function BookedItinerary({ itinerary }: Pick<SoldPackage, 'itinerary'>) {
  const t = useLazyMessages('packages-sold', words);
  if (itinerary.length === 0) return null;
  return (
    <div>
      <h3>{t('itinerary')}</h3>
      <ol css={list}>
        {itinerary.map(({ day, date, title, text }) => (
          <li key={day}>
            <Disclosure
              kind="row"
              summary={
                <>
                  <small>{t('day', { day, date: formatDay(date) })}</small>
                  {title}
                </>
              }
            >
              <p>{text}</p>
            </Disclosure>
          </li>
        ))}
      </ol>
    </div>
  );
}
const list = (theme: Theme) => css`
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  p {
    max-width: 72ch;
    padding-bottom: ${theme.spacing(3)};
    color: ${theme.vars.palette.text.secondary};
  }
`;
