// What the search and the results pages of several verticals share; each remote carries what it uses.
export { CompareBar } from './comparison/CompareBar';
export { CompareToggle } from './comparison/CompareToggle';
export type { ComparisonRow } from './comparison/comparisonRow';
export { lazyComparison } from './comparison/lazyComparison';
export { useComparedKeys } from './comparison/useComparedKeys';
export { useComparison, type Comparison } from './comparison/useComparison';
export { DetailHeading } from './detail/DetailHeading';
export { DetailPage } from './detail/DetailPage';
export { FailedDetail } from './detail/FailedDetail';
export { OpeningDetail } from './detail/OpeningDetail';
export { priceBar } from './detail/priceBar';
export { useExpiry } from './detail/useExpiry';
export { useStructuredData, type StructuredData } from './detail/useStructuredData';
export { FilterChips, type ActiveFilter } from './filters/FilterChips';
export { FilterGroup } from './filters/FilterGroup';
export { filterPanel } from './filters/filterPanelStyles';
export { FoldedOptions } from './filters/FoldedOptions';
export { isSame } from './filters/isSame';
export { NothingFits } from './filters/NothingFits';
export { PriceFilter } from './filters/PriceFilter';
export { RadioFilter } from './filters/RadioFilter';
export { toggled } from './filters/toggled';
export { useAddressFilters } from './filters/useAddressFilters';
export { useOrders } from './filters/useOrders';
export { useSettled } from './filters/useSettled';
export { worstFilter, type FilterTest } from './filters/worstFilter';
export { formSlot } from './form/formSlot';
export { InvalidSearch } from './form/InvalidSearch';
export { lazySearchForm } from './form/lazySearchForm';
export { pageFrame } from './form/pageFrame';
export { SearchBar } from './form/SearchBar';
export { useOpenForm } from './form/useOpenForm';
export { PlacesFailed } from './form/PlacesFailed';
export { SearchButton, SearchFormFrame } from './form/SearchFormFrame';
export { useSearchForm, withoutChanged } from './form/useSearchForm';
export { FullScreen } from './gallery/FullScreen';
export { Gallery } from './gallery/Gallery';
export type { Photo } from './gallery/photoName';
export { Featured, FeaturedCard } from './home/Featured';
export { HomePage } from './home/HomePage';
export { ChildAges } from './people/ChildAges';
export { PeopleField } from './people/PeopleField';
export type { People } from './people/RoomPeople';
export { RoomsField, type RoomsLimits } from './people/RoomsField';
export { useDone } from './people/useDone';
export { RegionField } from './regions/RegionField';
export { CardTitle, openable } from './results/CardTitle';
export { FoundFrame } from './results/FoundFrame';
export { MissingSources, ResultWarnings } from './results/MissingSources';
export { keepFirst } from './results/keepFirst';
export { NewResultsBar } from './results/NewResultsBar';
export { NoResults } from './results/NoResults';
export { ResultsFrame } from './results/ResultsFrame';
export { ResultsPage } from './results/ResultsPage';
export { useListStart } from './results/useListStart';
export { useResults } from './results/useResults';
export { useResultsTitle } from './results/useResultsTitle';
export {
  SearchProductContext,
  type CheckedSearch,
  type SearchFormProps,
  type SearchProduct,
} from './searchProduct';
export { defineSearch } from './state/defineSearch';
export { newKeys, type SearchState } from './state/searchState';
export { useAskedOnce } from './state/useAskedOnce';
export { useSearch } from './state/useSearch';
