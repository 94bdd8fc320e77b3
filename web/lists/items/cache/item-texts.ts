import { displayText } from '#rules/base/text/display-text';

export function itemTitle(item: { title: string | null } | null | undefined): string {
  if (!item) return 'Unknown Item';
  return displayText(item.title).trim() || 'Untitled Item';
}
