import { useBrand, useMessages } from '@tiquete/platform';
import { CheckIcon, ContactLinks, PackageIcon, PhoneIcon, TrustList } from '@tiquete/ui';
import { sectionTitle } from './sectionTitle';

/** What is true of every flight here, and who answers. */
export function Trust() {
  const t = useMessages('flights');
  const brand = useBrand();
  const { name, legal_name: legal, nit, rnt } = brand;
  return (
    <section>
      <h2 css={sectionTitle}>{t('home.trust')}</h2>
      <TrustList
        items={[
          {
            icon: <CheckIcon aria-hidden />,
            title: t('home.trustPrice'),
            text: t('home.trustPriceText'),
          },
          {
            icon: <PackageIcon aria-hidden />,
            title: t('home.trustBags'),
            text: t('home.trustBagsText'),
          },
          {
            icon: <PhoneIcon aria-hidden />,
            title: t('home.trustContact', { brand: name }),
            text: t('home.trustContactText', { legal, nit, rnt }),
            more: <ContactLinks contact={brand} />,
          },
        ]}
      />
    </section>
  );
}
