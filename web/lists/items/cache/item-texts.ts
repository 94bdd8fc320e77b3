import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import { isolated } from '#rules/base/text/isolated';

export function itemTitle(item: { title: string | null } | null | undefined): string {
  if (!item) return t`Unknown Item`;
  return isolated(displayText(item.title).trim()) || t`Untitled Item`;
}
