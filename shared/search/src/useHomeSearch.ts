import { useState } from 'react';
import {
  searchSectionChanged,
  selectSearchSection,
  today,
  useDispatch,
  useNavigate,
  useSelector,
  type SearchSection,
} from '@tiquete/platform';

export interface HomeSearch<Draft, Query> {
  /** The form as the section holds it; `today` is YYYY-MM-DD. */
  read: (section: SearchSection, today: string) => Draft;
  keep: (draft: Draft) => Partial<SearchSection>;
  toUrl: (query: Query) => string;
}
/** The form as the traveller left it, kept with every change, and the way to the results. */
export function useHomeSearch<Draft, Query>({ read, keep, toUrl }: HomeSearch<Draft, Query>) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [initial, setInitial] = useState(read(useSelector(selectSearchSection), today()));
  return {
    initial,
    onChange: (draft: Draft) => {
      setInitial(draft);
      dispatch(searchSectionChanged(keep(draft)));
    },
    onSubmit: (query: Query) => void navigate(toUrl(query)),
  };
}
