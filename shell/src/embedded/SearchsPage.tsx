import { useRef } from 'react';
import { Slots, useBrand, useLocation, useMessages, usePageMeta } from '@tiquete/platform';
import { css, VisuallyHidden, type Theme } from '@tiquete/ui';
import { readRequest } from './readRequest';
import { SearchSlot } from './SearchSlot';
import { useReportedHeight } from './useReportedHeight';

/**
 * Search forms side by side without the frame, which partners embed. Results open in the top window. `?product=hotels` shows
 * the form of one remote, filled from the rest of the address.
 */
export function SearchsPage() {
  const t = useMessages('shell');
  const { name } = useBrand();
  const main = useRef<HTMLElement>(null);
  const { product, host, query } = readRequest(useLocation().search);
  useReportedHeight(main, host);
  usePageMeta({
    title: t('searchs.pageTitle', { brand: name }),
    description: t('searchs.description', { brand: name }),
    robots: 'noindex',
  });
  return (
    <main id="main" ref={main}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t('searchs.title', { brand: name })}</VisuallyHidden>
      </h1>
      <Slots
        name="search-form"
        render={(all) => {
          const one = all.filter(({ remote }) => remote === product);
          const slots = one.length > 0 ? one : all;
          return slots.length === 0 ? (
            <p>{t('searchs.empty')}</p>
          ) : (
            <div css={grid}>
              {slots.map((slot) => (
                <SearchSlot key={slot.remote} slot={slot} query={one.length > 0 ? query : ''} />
              ))}
            </div>
          );
        }}
      />
    </main>
  );
}
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
  padding: ${theme.spacing(4)};
`;
