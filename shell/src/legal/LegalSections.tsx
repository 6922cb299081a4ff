import { css, type Theme } from '@tiquete/ui';
import type { LegalBlock, LegalSection } from '../messages/legal/legalText';

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} css={section}>
      <h2>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  ));
}
function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
const section = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  padding-block: ${theme.spacing(4)};
  scroll-margin-top: 120px;
  & ul {
    display: grid;
    gap: ${theme.spacing(1)};
    padding-inline-start: ${theme.spacing(5)};
    list-style: disc;
  }
`;
