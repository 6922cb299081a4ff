import { useEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { detailOpened, selectHotelDetail } from '../../state/slice';
import { stayKey, type DetailStay, type HotelDetail } from './detailState';

/** Asks once per stay and returns what the store knows about this one. */
export function useHotelDetail(stay: DetailStay): Exclude<HotelDetail, { phase: 'idle' }> {
  const dispatch = useDispatch();
  const detail = useSelector(selectHotelDetail);
  const key = stayKey(stay);
  useEffect(() => {
    dispatch(detailOpened(stay));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal stays
  }, [dispatch, key]);
  if (detail.phase === 'idle' || stayKey(detail.stay) !== key) return { phase: 'opening', stay };
  return detail;
}
