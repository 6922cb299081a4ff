import { selectConfig, useMessages, useSelector } from '@tiquete/platform';
import { SearchHero } from '@tiquete/ui';
import { SearchDrawer } from '../search/SearchDrawer';
import { SearchForm } from '../search/SearchForm';
import type { SearchFormProps } from '../search/useSearchForm';

export function Hero(search: SearchFormProps) {
  const t = useMessages('hotels');
  const { isMobile } = useSelector(selectConfig);
  return (
    <SearchHero title={t('home.title')} lead={t('home.lead')} isCard={!isMobile}>
      {isMobile ? <SearchDrawer {...search} /> : <SearchForm {...search} />}
    </SearchHero>
  );
}
