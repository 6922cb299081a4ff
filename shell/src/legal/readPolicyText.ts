import type { LegalBlock, LegalSection, LegalText } from '../messages/legal/legalText';

const HEADING = /^#{1,6}\s+(.+)$/;
const ITEM = /^[-*]\s+(.+)$/;

/**
 * Parses the text of a brand: paragraphs between empty lines, `## headings` and `- lists`. Everything else stays plain text.
 */
export function readPolicyText(text: string): Pick<LegalText, 'intro' | 'sections'> {
  const intro: LegalBlock[] = [];
  const sections: LegalSection[] = [];
  let isNewParagraph = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const title = HEADING.exec(line)?.[1];
    if (title !== undefined)
      sections.push({ id: `seccion-${sections.length + 1}`, title, blocks: [] });
    else if (line !== '') addLine(sections.at(-1)?.blocks ?? intro, line, isNewParagraph);
    isNewParagraph = title !== undefined || line === '';
  }
  return {
    intro: intro.flatMap((block) => (typeof block === 'string' ? block : block.list)),
    sections,
  };
}
function addLine(blocks: LegalBlock[], line: string, isNewParagraph: boolean): void {
  const item = ITEM.exec(line)?.[1];
  const last = blocks.at(-1);
  if (item !== undefined && typeof last === 'object') last.list.push(item);
  else if (item !== undefined) blocks.push({ list: [item] });
  else if (!isNewParagraph && typeof last === 'string') blocks.splice(-1, 1, `${last} ${line}`);
  else if (!isNewParagraph && typeof last === 'object')
    last.list.push(`${last.list.pop() ?? ''} ${line}`);
  else blocks.push(line);
}
