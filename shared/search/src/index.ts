// Common parts of the search and results pages of all products. Each remote bundles the ones that it uses.
export { CompareBar } from './comparison/CompareBar';
export { CompareToggle } from './comparison/CompareToggle';
export type { ComparisonRow } from './comparison/comparisonRow';
export { useComparedKeys } from './comparison/useComparedKeys';
export { useComparison, type Comparison } from './comparison/useComparison';
export { DetailOpening } from './detail/DetailOpening';
export { DetailHeading } from './detail/DetailHeading';
export { DetailPage } from './detail/DetailPage';
export { FailedDetail } from './detail/FailedDetail';
export { OpeningDetail } from './detail/OpeningDetail';
export { priceBar } from './detail/priceBar';
export { useExpiry } from './detail/useExpiry';
export { useStructuredData, type StructuredData } from './detail/useStructuredData';
export { defineFilters } from './filters/defineFilters';
export { drawFilters, type FilterViews } from './filters/drawFilters';
export { countOptions, type FacetOption } from './filters/facets';
export { FilterChips, type ActiveFilter } from './filters/FilterChips';
export { filterPanel } from './filters/filterPanelStyles';
export { flag, known, list, order, range, single, text } from './filters/filterKinds';
export { stored, type FilterRow, type FiltersOf, type FilterState } from './filters/filterRow';
export { FlagFilter } from './filters/FlagFilter';
export { isSame } from './state/isSame';
export { moveToFront } from './filters/moveToFront';
export { NothingFits } from './filters/NothingFits';
export { OptionsFilter } from './filters/OptionsFilter';
export { PriceFilter } from './filters/PriceFilter';
export { RadioFilter } from './filters/RadioFilter';
export { TextFilter } from './filters/TextFilter';
export { toggled } from './filters/toggled';
export { useAddressFilters } from './filters/useAddressFilters';
export { useOrders } from './filters/useOrders';
export { formSlot } from './form/formSlot';
export { InvalidSearch } from './results/InvalidSearch';
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
export { untouchedPlaces } from './places/popularPlaces';
export { RegionField } from './regions/RegionField';
export type { FetchPopular } from './regions/PopularRegions';
export type { FindPlaces } from './regions/RegionPicker';
export { CardTitle, openable } from './results/CardTitle';
export { FirstItems, itemMark } from './results/FirstItems';
export { FoundFrame } from './results/FoundFrame';
export { MissingSources, ResultWarnings } from './results/MissingSources';
export { NewResultsBar } from './results/NewResultsBar';
export { NoResults } from './results/NoResults';
export { opensResults } from './results/opensResults';
export { ResultsFrame } from './results/ResultsFrame';
export { ResultsOpening } from './results/ResultsOpening';
export { ResultsPage } from './results/ResultsPage';
export { useListStart } from './results/useListStart';
export { useResults } from './results/useResults';
export { useResultsTitle } from './results/useResultsTitle';
export {
  SearchProductContext,
  type CheckedSearch,
  type SearchFormProps,
  type SearchAddress,
  type SearchProduct,
} from './searchProduct';
export { defineSearch } from './state/defineSearch';
export { MAX_RECENT_SEARCHES, newKeys, type SearchState } from './state/searchState';
export { useStoredRequest } from './state/useStoredRequest';
export { useSearch } from './state/useSearch';
