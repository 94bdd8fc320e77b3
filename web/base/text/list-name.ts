import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';

export function listName(list: { name: string | null } | null | undefined): string {
  if (!list) return t`Unknown List`;
  return isolated(displayText(list.name).trim()) || t`Untitled List`;
}
