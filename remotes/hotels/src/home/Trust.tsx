import { useBrand, useMessages } from '@tiquete/platform';
import { AssistanceIcon, CheckIcon, ContactLinks, PhoneIcon, TrustList } from '@tiquete/ui';
import { sectionTitle } from './sectionTitle';

/** What is true of every hotel here, and who answers. */
export function Trust() {
  const t = useMessages('hotels');
  const brand = useBrand();
  const { name, legal_name, nit, rnt } = brand;
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
            icon: <AssistanceIcon aria-hidden />,
            title: t('home.trustCancel'),
            text: t('home.trustCancelText'),
          },
          {
            icon: <PhoneIcon aria-hidden />,
            title: t('home.trustContact', { brand: name }),
            text: t('home.trustContactText', { legal: legal_name, nit, rnt }),
            more: <ContactLinks contact={brand} />,
          },
        ]}
      />
    </section>
  );
}
