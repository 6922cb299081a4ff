import { useMessages } from '@tiquete/platform';
import { SearchDrawer as Drawer } from '@tiquete/results';
import { LateSearchForm } from './LateSearchForm';
import { SearchLine } from './SearchLine';
import type { SearchFormProps } from './useSearchForm';

export function SearchDrawer(props: SearchFormProps) {
  const t = useMessages('flights');
  return (
    <Drawer
      title={t('search.title')}
      line={(isOpen, open) => <SearchLine draft={props.initial} isOpen={isOpen} onOpen={open} />}
      form={(close) => (
        <LateSearchForm
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
