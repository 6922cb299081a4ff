import { useState } from 'react';
import type { HotelContent } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';

/** Characters of the description before it is expanded. */
const SHORT = 320;

export function About({ hotel }: { hotel: HotelContent }) {
  const t = useMessages('hotels');
  const { description } = hotel;
  const isLong = description.length > SHORT * 1.3;
  const [isWhole, setWhole] = useState(false);
  if (!description) return null;
  const cut = description.lastIndexOf(' ', SHORT);
  return (
    <section aria-label={t('detail.description')} css={about}>
      <p>{isLong && !isWhole ? `${description.slice(0, cut)}…` : description}</p>
      {isLong && !isWhole && (
        <Button variant="ghost" size="s" onClick={() => setWhole(true)}>
          {t('detail.readMore')}
        </Button>
      )}
    </section>
  );
}
const about = (theme: Theme) => css`
  max-width: 76ch;
  p {
    white-space: pre-line;
    text-wrap: pretty;
  }
  button {
    margin-inline-start: ${theme.spacing(-4)};
  }
`;
