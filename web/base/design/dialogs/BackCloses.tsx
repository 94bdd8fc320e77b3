import { useState } from 'react';
import { useSheetEntry } from '../../routing/sheets.ts';
import { isSmall } from '../small-screen.ts';

/** On a phone, Back closes what lies over the screen. Stands beside it while it is open. */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const [isPhone] = useState(isSmall);
  return isPhone && <Entry onBack={onBack} />;
}

function Entry({ onBack }: { onBack: () => void }) {
  useSheetEntry(onBack, { isLeftBehind: true });
  return null;
}
