import { t } from '@lingui/core/macro';
import { Archive } from 'lucide-react';
import { MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { daysUntil } from '../../base/design/RelativeTime.tsx';
import { useSetListPast } from './useSetListPast.ts';

interface PastEntryProps {
  list: { id: string; listType: string; eventDate: string | null; pastSince: string | null };
}

/** In the menu of a list of gifts, once its day is over. */
export function PastEntry({ list: { id, listType, eventDate, pastSince } }: PastEntryProps) {
  const { set } = useSetListPast();
  if (listType === 'SHOPPING' || (!pastSince && eventDate && daysUntil(eventDate) >= 0)) return null;
  return (
    <MenuItem onSelect={() => void set(id, !pastSince)}>
      <Archive aria-hidden />
      {pastSince ? t`Take it out of past lists` : t`Put it into past lists`}
    </MenuItem>
  );
}
