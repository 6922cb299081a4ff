export { css, Global, keyframes, type Theme } from '@emotion/react';
export * from './icons';
export { theme } from './theme/theme';
export { smallText } from './theme/smallText';
export { BrandProvider } from './theme/BrandProvider';
export type { LinkProps } from './theme/LinkContext';
export { Container } from './layout/Container';
export { Stack } from './layout/Stack';
export { Card } from './layout/Card';
export { Section } from './layout/Section';
export { VisuallyHidden } from './layout/VisuallyHidden';
export { SkipLink } from './layout/SkipLink';
export { useMediaQuery } from './layout/useMediaQuery';
export { Button, type ButtonProps } from './button/Button';
export { LinkButton, type LinkButtonProps } from './button/LinkButton';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { Chip } from './form/Chip';
export { TextField } from './form/TextField';
export { Select, type SelectOption } from './form/Select';
export { Checkbox } from './form/Checkbox';
export { PanelField } from './form/PanelField';
export { FieldGroup } from './form/FieldGroup';
export { RadioGroup } from './form/RadioGroup';
export { Stepper } from './form/Stepper';
export { RangeSlider } from './form/RangeSlider';
export { PlaceField } from './form/place/PlaceField';
export type { LoadPlaces, PlaceGroup, PlaceKind, PlaceOption } from './form/place/places';
export { DateRangeField } from './form/dates/DateRangeField';
export { DateField } from './form/dates/DateField';
export type { DateLength, DateRange, DayPrices } from './form/dates/dates';
export { Popover } from './overlay/Popover';
export { Sheet } from './overlay/Sheet';
export { Dialog } from './overlay/Dialog';
export { Menu } from './overlay/Menu';
export type {
  DialogProps,
  MenuEntry,
  MenuProps,
  PopoverProps,
  SheetProps,
} from './overlay/overlayProps';
export { prefetchOverlays } from './overlay/overlayParts';
export { announce } from './lib/announce';
export { keepFocus } from './lib/keepFocus';
export { lazyPart, type LazyCode, type LazyPart } from './lib/lazyPart';
export { whenIdle } from './lib/whenIdle';
export { Badge, type Tone } from './feedback/Badge';
export { QrCode } from './feedback/QrCode';
export { Skeleton } from './feedback/Skeleton';
export { Spinner } from './button/Spinner';
export { LoadingOverlay } from './feedback/LoadingOverlay';
export { ProgressBar } from './feedback/ProgressBar';
export { EmptyState } from './feedback/EmptyState';
export { ErrorState, type Contact } from './feedback/ErrorState';
export { ContactLinks } from './feedback/ContactLinks';
export { Notice, type NoticeKind } from './feedback/Notice';
export { LiveRegion } from './feedback/LiveRegion';
export { BookedCard } from './travel/BookedCard';
export { SearchHero } from './travel/SearchHero';
export { TrustList } from './travel/TrustList';
export { SearchPill } from './travel/SearchPill';
export { Price } from './travel/Price';
export { Stars } from './travel/Stars';
export { Picture } from './travel/Picture';
export { Carousel } from './travel/Carousel';
export { prefetchMap, TileMap } from './map/TileMap';
export type { MapArea, MapPixel, MapPoint, MapSight, MapSize } from './map/mapTypes';
export { RouteMap } from './travel/route/RouteMap';
export { WindowedList, type WindowedListProps } from './travel/list/WindowedList';
