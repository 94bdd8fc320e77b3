import { viewerRole } from '../../access/list.policy.ts';
import { Branding } from '../../lists/branding.type.ts';
import type { List } from '../../lists/list.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { presentBranding } from './branding.presenter.ts';
import { presentItem } from './item.presenter.ts';

interface Choice {
  includeArchived?: boolean;
}

/** The contract's List object. Everything that is read for it is read for all lists of a reply at once. */
export async function presentList(context: RequestContext, list: List, { includeArchived = false }: Choice = {}) {
  const found = await context.services.listItems.itemsOf(list, includeArchived);
  const items = await Promise.all(found.map((item) => presentItem(context, item)));
  const branding = new Branding(list.accentColor, await list.banner?.load());
  return {
    id: list.id,
    name: list.name,
    title: list.name,
    description: list.description,
    list_type: list.listType.toLowerCase(),
    privacy: list.privacy.toLowerCase(),
    purchase_visibility: list.purchaseVisibility.toLowerCase(),
    event_type: list.eventType ?? null,
    event_date: list.eventDate ?? null,
    time_zone: list.timeZone,
    owner_id: list.ownerId,
    collaborator_ids: list.collaboratorIds,
    items,
    item_count: items.filter((item) => !item.is_archived).length,
    is_demo: list.isDemo,
    share_token: list.shareToken,
    share_link_expires_at: list.shareLinkExpiresAt?.toISOString() ?? null,
    branding: presentBranding(branding, context.publicUrl),
    viewer_role: viewerRole(context.viewerOrGuest, list).toLowerCase(),
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}
