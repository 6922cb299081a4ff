import type { ReactNode } from 'react';
import { Link, useHero, type StoredRequest } from '@tiquete/platform';
import { Carousel, css, ErrorState, Picture, Skeleton, type Theme } from '@tiquete/ui';
import { useSearchProduct, useSearchProductWords } from '../searchProduct';
import { useStoredRequest, type StoredRequestActions } from '../state/useStoredRequest';

const SKELETONS = 3;

export interface FeaturedProps<Item> {
  featured: StoredRequest<null, Item[]>;
  query: StoredRequestActions;
  lead: string;
  /** Choice between groups of featured items, and a link to all. */
  choice?: ReactNode;
  /** Height of a card's text below its picture, in pixels. */
  textHeight: number;
  /** Renders a card with a key. */
  children: (item: Item, index: number) => ReactNode;
}
/** Carousel of featured items for travellers without a destination. */
export function Featured<Item>({
  featured,
  query,
  lead,
  choice,
  textHeight,
  children,
}: FeaturedProps<Item>) {
  const t = useSearchProductWords();
  const { retry } = useStoredRequest(query, featured);
  const { phase } = featured;
  if (featured.phase === 'ready' && featured.value.length === 0) return null;
  return (
    <section aria-busy={phase === 'loading'}>
      <h2>{t('home.featured')}</h2>
      <p css={leadText}>{lead}</p>
      {choice}
      {featured.phase === 'failed' && (
        <ErrorState
          title={t('home.featuredFailed')}
          detail={featured.problem.title}
          onRetry={retry}
        />
      )}
      {featured.phase === 'ready' && (
        <Carousel label={t('home.featured')}>{featured.value.map(children)}</Carousel>
      )}
      {(phase === 'idle' || phase === 'loading') && (
        <div css={skeletons(textHeight)}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} height="auto" radius={20} />
          ))}
        </div>
      )}
    </section>
  );
}
const leadText = (theme: Theme) => css`
  margin-block: ${theme.spacing(1)} ${theme.spacing(4)};
  color: ${theme.vars.palette.text.secondary};
`;
/** Placeholders as many and as high as the visible cards. The space below is for the carousel's buttons. */
const skeletons = (textHeight: number) => (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding-bottom: ${theme.spacing(14)};
  > * {
    box-sizing: content-box;
    padding-bottom: ${textHeight}px;
    aspect-ratio: 16 / 10;
  }
  > :not(:first-of-type) {
    display: none;
  }
  ${theme.up(568)} {
    grid-template-columns: 1fr 1fr;
    > :nth-of-type(2) {
      display: block;
    }
  }
  ${theme.up(1024)} {
    grid-template-columns: 1fr 1fr 1fr;
    > :nth-of-type(3) {
      display: block;
    }
  }
`;

export interface FeaturedCardProps {
  to: string;
  image: string;
  title: string;
  text: string;
  /** Text of the lowest price. */
  price?: string;
  /** Place of the card in its row. */
  index: number;
}
/** Viewport widths in pixels from which the first cards are visible without scrolling. */
const VISIBLE_FROM = [0, 568, 1024];
export function FeaturedCard({ to, image, title, text, price, index }: FeaturedCardProps) {
  const { namespace } = useSearchProduct();
  const hero = useHero(namespace);
  return (
    <Link to={to} css={card}>
      <Picture
        src={image}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 1264px) 388px, (min-width: 1024px) calc(33vw - 32px), (min-width: 568px) calc(50vw - 34px), calc(100vw - 34px)"
        priority={index === 0 && !hero.picture}
        visibleFrom={VISIBLE_FROM[index] ?? Infinity}
      />
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
        {price && <b>{price}</b>}
      </span>
    </Link>
  );
}
const card = (theme: Theme) => css`
  display: block;
  height: 100%;
  color: ${theme.vars.palette.text.secondary};
  text-decoration: none;
  ${theme.surface}
  overflow: hidden;
  ${theme.focusRing}
  > span {
    display: grid;
    padding: ${theme.spacing(4)};
  }
  strong {
    ${theme.type.h3}
    color: ${theme.vars.palette.text.primary};
  }
  b {
    margin-top: ${theme.spacing(2)};
    color: ${theme.vars.palette.text.primary};
    font-variant-numeric: tabular-nums;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
