export { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { useDispatch, useSelector, useStore } from 'react-redux';
