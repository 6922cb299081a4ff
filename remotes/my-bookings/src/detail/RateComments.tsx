import { useMessages } from '@tiquete/platform';
import { css, Section } from '@tiquete/ui';

/** The supplier's own words, line by line as they came. */
export function RateComments({ text }: { text: string }) {
  const t = useMessages('my-bookings');
  if (text.trim() === '') return null;
  return (
    <Section title={t('comments.title')}>
      <p css={lines}>{text}</p>
    </Section>
  );
}
const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
