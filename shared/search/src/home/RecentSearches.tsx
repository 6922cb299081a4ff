import type { ReactNode } from 'react';
import { Link, today } from '@tiquete/platform';
import { Carousel, css, Picture, Skeleton, useIsHydrated, type Theme } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';
import { sectionTitle } from './sectionTitle';

export interface RecentSearchesProps<Recent> {
  recent: readonly Recent[];
  toCard: (recent: Recent) => RecentSearchCardProps;
}
/** Recent searches with dates in the future. Renders nothing on a first visit. */
export function RecentSearches<Recent extends { dates: { start: string } }>({
  recent,
  toCard,
}: RecentSearchesProps<Recent>) {
  const t = useSearchProductWords();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <RecentPlace title={t('home.recent')} />;
  const firstDay = today();
  const open = recent.filter(({ dates }) => dates.start >= firstDay);
  if (open.length === 0) return null;
  return (
    <section>
      <h2 css={sectionTitle}>{t('home.recent')}</h2>
      <Carousel label={t('home.recent')}>
        {open.map(toCard).map((shown) => (
          <RecentSearchCard key={shown.to} {...shown} />
        ))}
      </Carousel>
    </section>
  );
}

/**
 * Place of the recent searches on a page that the server has rendered. Before the first paint a script of the document counts
 * the stored searches and writes the number into `data-recent` of the root element; 4 stands for more. Without the attribute
 * the place has no height.
 */
function RecentPlace({ title }: { title: string }) {
  return (
    <section aria-hidden css={place}>
      <h2 css={sectionTitle}>{title}</h2>
      <div>
        <Skeleton height={CARD_HEIGHT} radius={20} />
        <Skeleton height={CARD_HEIGHT} radius={20} />
        <Skeleton height={CARD_HEIGHT} radius={20} />
      </div>
    </section>
  );
}
/** The picture of 88 px, with padding and border. */
const CARD_HEIGHT = 'calc(90px + 4 * var(--brand-space))';
/** Cards as in a carousel. The element after them is for its buttons, which it has when the cards do not fit. */
const place = (theme: Theme) => css`
  display: none;
  html[data-recent] & {
    display: block;
  }
  &::after {
    display: none;
    height: calc(44px + ${theme.spacing(3)});
    content: '';
  }
  html[data-recent='4'] &::after {
    display: block;
  }
  > div {
    display: grid;
    gap: ${theme.spacing(4)};
  }
  html[data-recent='1'] & > div > * + *,
  html[data-recent='2'] & > div > * + * + * {
    visibility: hidden;
  }
  @media (width < 568px) {
    > div > * + * {
      display: none;
    }
    html[data-recent='2'] &::after,
    html[data-recent='3'] &::after {
      display: block;
    }
  }
  ${theme.up(568)} {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (568px <= width < 1024px) {
    > div > * + * + * {
      display: none;
    }
    html[data-recent='3'] &::after {
      display: block;
    }
  }
  ${theme.up(1024)} {
    > div {
      grid-template-columns: 1fr 1fr 1fr;
    }
  }
`;

export interface RecentSearchCardProps {
  to: string;
  /** Address of the picture without its width. */
  image: string;
  /** Icon of a search without a picture. */
  icon?: ReactNode;
  title: string;
  lines: readonly string[];
}
/** A link that repeats a search. */
function RecentSearchCard({ to, image, icon, title, lines }: RecentSearchCardProps) {
  return (
    <Link to={to} css={card}>
      {icon ? (
        <span aria-hidden css={disc}>
          {icon}
        </span>
      ) : (
        <Picture src={image} alt="" ratio="1 / 1" widths={[320]} sizes="88px" />
      )}
      <span>
        <strong>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </Link>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px 1fr;
  align-items: center;
  gap: ${theme.spacing(4)};
  height: 100%;
  padding: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  overflow: hidden;
  ${theme.focusRing}
  > :first-child {
    border-radius: ${theme.vars.radius.m};
    overflow: hidden;
  }
  > :last-child {
    display: grid;
    min-width: 0;
  }
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
const disc = (theme: Theme) => css`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${theme.vars.palette.primary.soft};
  color: ${theme.vars.palette.primary.text};
  svg {
    width: 32px;
    height: 32px;
  }
`;
