import { displayText } from '#rules/base/text/display-text';

export function listName(list: { name: string | null } | null | undefined): string {
  if (!list) return 'Unknown List';
  return displayText(list.name).trim() || 'Untitled List';
}
