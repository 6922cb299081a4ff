export {
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  type ActionCreatorWithPayload,
  type PayloadAction,
} from '@reduxjs/toolkit';
export { useDispatch, useSelector } from 'react-redux';
