import { useEffect } from 'react';
import { useBrand } from '@tiquete/platform';
import { paymentsFaqText } from '../messages/legal/paymentsFaq';
import { LegalDocument } from './LegalDocument';
import type { LegalBlock } from '../messages/legal/legalText';

export function PaymentsFaqPage() {
  const brand = useBrand();
  const text = paymentsFaqText(brand);
  const questions = JSON.stringify({
    '@type': 'FAQPage',
    mainEntity: text.sections.map(({ title, blocks }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: blocks.map(toText).join('\n') },
    })),
  });
  useEffect(() => globalThis.__gate?.data?.(questions), [questions]);
  return <LegalDocument text={text} version={brand.policy_versions.terms} />;
}
const toText = (block: LegalBlock) => (typeof block === 'string' ? block : block.list.join('\n'));
