import type { SharedList } from '../../sharing/shared-list.type.ts';
import { presentBranding } from './branding.presenter.ts';
import { presentSharedItem } from './item.presenter.ts';

/** The contract's List object, as people behind the share link see it. */
export function presentSharedList(list: SharedList, publicUrl: string) {
  const { ownerId, privacy, createdAt, updatedAt } = list.row;
  const items = list.items.map((item) => presentSharedItem(item, list.id, publicUrl));
  return {
    id: list.id,
    name: list.name,
    title: list.name,
    description: list.description,
    list_type: list.listType.toLowerCase(),
    privacy: privacy.toLowerCase(),
    event_type: list.eventType,
    event_date: list.eventDate,
    owner_id: ownerId,
    owner_name: list.ownerName,
    collaborator_ids: [],
    items,
    item_count: items.length,
    is_demo: list.isDemo,
    share_token: list.shareToken,
    viewer_role: list.viewerRole.toLowerCase(),
    branding: list.branding && presentBranding(list.branding, publicUrl),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
