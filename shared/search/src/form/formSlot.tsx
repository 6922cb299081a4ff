import type { ComponentType } from 'react';
import {
  selectConfig,
  selectSearchSection,
  today,
  useNavigate,
  useSelector,
  type SlotProps,
} from '@tiquete/platform';
import type { SearchAddress, SearchFormProps, SearchProduct } from '../searchProduct';

interface FormSlotParts<Draft, Query, Errors> {
  product: SearchProduct<Draft, Query, Errors>;
  parse: SearchAddress<Draft, Query, Errors>['parse'];
  form: ComponentType<SearchFormProps<Draft, Query, Errors>>;
}
/** Slot with a product's form only. Inside a partner's page the results open in the top window. */
export const formSlot =
  <Draft, Query, Errors>(parts: FormSlotParts<Draft, Query, Errors>) =>
  (props: SlotProps['search-form']) => <FormSlot {...props} {...parts} />;

function FormSlot<Draft, Query, Errors>({
  product,
  parse,
  form: Form,
  target = '_self',
  query = '',
}: SlotProps['search-form'] & FormSlotParts<Draft, Query, Errors>) {
  const navigate = useNavigate();
  const section = useSelector(selectSearchSection);
  const { country } = useSelector(selectConfig);
  const open = (url: string) => {
    if (target === '_top') window.open(new URL(url, window.location.href), '_top');
    else void navigate(url);
  };
  return (
    <Form
      initial={query === '' ? product.readSection(section, today(), country) : parse(query)}
      onSubmit={(query) => open(product.toUrl(query))}
    />
  );
}
