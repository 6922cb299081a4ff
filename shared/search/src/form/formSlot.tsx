import type { ComponentType } from 'react';
import {
  selectConfig,
  selectSearchSection,
  today,
  useNavigate,
  useSelector,
  type SlotProps,
} from '@tiquete/platform';
import type { SearchFormProps, SearchProduct } from '../searchProduct';

type FormSlotProps<Draft, Query, Errors> = SlotProps['search-form'] & {
  product: SearchProduct<Draft, Query, Errors>;
  form: ComponentType<SearchFormProps<Draft, Query, Errors>>;
};
/** Slot with a product's form only. Inside a partner's page the results open in the top window. */
export const formSlot =
  <Draft, Query, Errors>(
    product: SearchProduct<Draft, Query, Errors>,
    form: ComponentType<SearchFormProps<Draft, Query, Errors>>,
  ) =>
  (props: SlotProps['search-form']) => <FormSlot {...props} product={product} form={form} />;

function FormSlot<Draft, Query, Errors>({
  product,
  form: Form,
  target = '_self',
  query = '',
}: FormSlotProps<Draft, Query, Errors>) {
  const navigate = useNavigate();
  const section = useSelector(selectSearchSection);
  const { country } = useSelector(selectConfig);
  const open = (url: string) => {
    if (target === '_top') window.open(new URL(url, window.location.href), '_top');
    else void navigate(url);
  };
  return (
    <Form
      initial={query === '' ? product.readSection(section, today(), country) : product.parse(query)}
      onSubmit={(query) => open(product.toUrl(query))}
    />
  );
}
