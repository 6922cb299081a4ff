import { useState } from 'react';
import { searchSectionChanged, selectSearchSection, today, useDispatch, useNavigate, useSelector } from '@tiquete/platform';
import type { HotelQuery, SearchDraft } from '../search/hotelQuery';
import { fromSearchSection, toDraftSection } from '../state/searchSection';
import { resultsUrl } from '../urls';

/** The form as the traveller left it, kept with every change, and the way to the results. */
export function useHomeSearch() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [initial, setInitial] = useState(fromSearchSection(useSelector(selectSearchSection), today()));
  return {
    initial,
    onChange: (draft: SearchDraft) => {
      setInitial(draft);
      dispatch(searchSectionChanged(toDraftSection(draft)));
    },
    onSubmit: (query: HotelQuery) => void navigate(resultsUrl(query)),
  };
}
