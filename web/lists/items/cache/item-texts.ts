import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';

export function itemTitle(item: { title: string | null } | null | undefined): string {
  if (!item) return t`Unknown Item`;
  return isolated(displayText(item.title).trim()) || t`Untitled Item`;
}
