import { z } from 'zod';
import { viewerRole } from '../../access/list.policy.ts';
import { listType, privacy, purchaseVisibility, viewerRole as viewerRoles } from '../../access/list-access.rules.ts';
import { Branding } from '../../lists/branding.type.ts';
import type { List } from '../../lists/list.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { inLowerCase, lowerCase } from './answer-fields.ts';
import { brandingObject, presentBranding } from './branding.presenter.ts';
import { itemObject, presentItem } from './item.presenter.ts';

/** What everybody sees of a list who may see it. */
export const listFields = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  list_type: lowerCase(listType.options),
  privacy: lowerCase(privacy.options),
  event_type: z.string().nullable(),
  event_date: z.iso.date().nullable(),
  owner_id: z.string(),
  collaborator_ids: z.array(z.string()),
  items: z.array(itemObject).meta({ description: 'In their order.' }),
  item_count: z.int(),
  is_demo: z.boolean(),
  share_token: z.string(),
  viewer_role: lowerCase(viewerRoles.options),
  branding: brandingObject.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const listObject = listFields
  .extend({
    purchase_visibility: lowerCase(purchaseVisibility.options),
    time_zone: z.string(),
    share_link_expires_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'List', description: 'A list as its owner and collaborators see it.' });

export type ListObject = z.output<typeof listObject>;

interface Choice {
  includeArchived?: boolean;
}

/** The contract's List object. Everything that is read for it is read for all lists of a reply at once. */
export async function presentList(
  context: RequestContext,
  list: List,
  { includeArchived = false }: Choice = {},
): Promise<ListObject> {
  const found = await context.services.listItems.itemsOf(list, includeArchived);
  const items = await Promise.all(found.map((item) => presentItem(context, item)));
  const branding = new Branding(list.accentColor, await list.banner?.load());
  return {
    id: list.id,
    name: list.name,
    title: list.name,
    description: list.description,
    list_type: inLowerCase(list.listType),
    privacy: inLowerCase(list.privacy),
    purchase_visibility: inLowerCase(list.purchaseVisibility),
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
    branding: presentBranding(branding, context.siteUrl),
    viewer_role: inLowerCase(viewerRole(context.viewerOrGuest, list)),
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}
