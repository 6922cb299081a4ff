import { useMessages } from '@tiquete/platform';
import { SearchDrawer as Drawer } from '@tiquete/search';
import { LazySearchForm } from './LazySearchForm';
import { SearchLine } from './SearchLine';
import type { SearchFormProps } from './useSearchForm';

export function SearchDrawer(props: SearchFormProps) {
  const t = useMessages('flights');
  return (
    <Drawer
      title={t('search.title')}
      line={(isOpen, open) => <SearchLine draft={props.initial} isOpen={isOpen} onOpen={open} />}
      form={(close) => (
        <LazySearchForm
          {...props}
          onSubmit={(query) => {
            close();
            props.onSubmit(query);
          }}
        />
      )}
    />
  );
}
