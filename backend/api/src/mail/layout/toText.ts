import type { Block, Email } from './email';
import { frame, SIC_URL } from '../messages/frame';
import type { Paper } from './toHtml';

/** Renders an e-mail as plain text for clients without HTML. */
export function toText(
  { title, blocks, reason = frame.automatic }: Email,
  { brand, origin }: Paper,
): string {
  const phones = brand.phones.map(({ label, number }) => `${label}: ${number}`);
  const foot = [
    [
      brand.legal_name,
      `${brand.nit} · ${brand.rnt}`,
      brand.address,
      ...phones,
      `${frame.whatsapp}: +${brand.whatsapp}`,
      brand.email,
    ].join('\n'),
    [
      `${frame.terms}: ${origin}/terms_and_conditions`,
      `${frame.data}: ${origin}/data_processing_policies`,
      `${frame.sic}: ${SIC_URL}`,
    ].join('\n'),
    frame.children(brand.name),
    reason,
  ];
  const signature = brand.mail?.signature;
  const body = [...blocks.map(toLines), ...(signature === undefined ? [] : [signature])];
  return [brand.name, title, ...body, '-- ', ...foot].join('\n\n');
}

function toLines(block: Block): string {
  if (block.kind === 'facts')
    return [
      ...(block.title === undefined ? [] : [block.title]),
      ...block.rows.map(
        ([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`,
      ),
    ].join('\n');
  return block.kind === 'action' || block.kind === 'link'
    ? `${block.label}:\n${block.url}`
    : block.text;
}
