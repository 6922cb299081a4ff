import type { ReactNode } from 'react';
import { useBrand } from '@tiquete/platform';
import { CheckIcon, ContactLinks, PhoneIcon, TrustList } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';
import { sectionTitle } from './sectionTitle';

export interface TrustProps {
  /** The product's own promise, between the price's and who answers. */
  promise: { icon: ReactNode; title: string; text: string };
}
/** What is true of everything that is sold here, and who answers. */
export function Trust({ promise }: TrustProps) {
  const t = useSearchProductWords();
  const brand = useBrand();
  const { name, legal_name: legal, nit, rnt } = brand;
  const price = {
    icon: <CheckIcon aria-hidden />,
    title: t('home.trustPrice'),
    text: t('home.trustPriceText'),
  };
  const contact = {
    icon: <PhoneIcon aria-hidden />,
    title: t('home.trustContact', { brand: name }),
    text: t('home.trustContactText', { legal, nit, rnt }),
    more: <ContactLinks contact={brand} />,
  };
  return (
    <section>
      <h2 css={sectionTitle}>{t('home.trust')}</h2>
      <TrustList items={[price, promise, contact]} />
    </section>
  );
}
