import { displayText } from './display-text.ts';

export function listName(list: { name: string | null } | null | undefined): string {
  if (!list) return 'Unknown List';
  return displayText(list.name).trim() || 'Untitled List';
}
