import { lazy, useState } from 'react';
import { keepLoading } from '../../base/network/failed-loads.ts';

const LaterGroupGift = lazy(async () => ({ default: await loadGroupGift() }));
let loadedGroupGift: Awaited<ReturnType<typeof loadGroupGift>> | undefined;

/** Loads the way to chip in: where the code has come before, it is there with the list. */
export async function loadGroupGift() {
  const { GroupGift } = await keepLoading(() => import('./GroupGift.tsx'));
  loadedGroupGift = GroupGift;
  return GroupGift;
}

/** The same for as long as the list is open. */
export function useGroupGift() {
  return useState(() => loadedGroupGift ?? LaterGroupGift)[0];
}
