import { Slots, useBrand, useMessages, usePageMeta } from '@tiquete/platform';
import { css, VisuallyHidden, type Theme } from '@tiquete/ui';
import { SearchSlot } from './SearchSlot';

/** All search forms side by side, without the frame: partners embed this page, and results open in the top window. */
export function SearchsPage() {
  const t = useMessages('shell');
  const { name } = useBrand();
  usePageMeta({
    title: t('searchs.pageTitle', { brand: name }),
    description: t('searchs.description', { brand: name }),
    robots: 'noindex',
  });
  return (
    <main id="main">
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t('searchs.title', { brand: name })}</VisuallyHidden>
      </h1>
      <Slots
        name="search-form"
        render={(slots) =>
          slots.length === 0 ? (
            <p>{t('searchs.empty')}</p>
          ) : (
            <div css={grid}>
              {slots.map((slot) => (
                <SearchSlot key={slot.remote} slot={slot} />
              ))}
            </div>
          )
        }
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
