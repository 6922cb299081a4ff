import type { PackageQuery, SearchDraft, SearchErrors } from '@tiquete/domain/searches/packages';
import type { SearchFormProps } from '@tiquete/search';

export type PackageFormProps = SearchFormProps<SearchDraft, PackageQuery, SearchErrors>;
