import { z } from 'zod';
import type { SharedList } from '../../../../lists/sharing/shared-list.type.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { inLowerCase } from '../../answer-fields.ts';
import { presentBranding } from './branding.presenter.ts';
import { presentSharedItem } from './item.presenter.ts';
import { listFields } from './list.presenter.ts';

export const sharedListObject = listFields
  .extend({
    owner_name: z.string(),
    is_name_enough: z.boolean().meta({ description: 'Whether you may buy with a name alone.' }),
  })
  .meta({ id: 'SharedList', description: 'A list as people behind its share link see it.' });

export function presentSharedList(context: RequestContext, list: SharedList): z.output<typeof sharedListObject> {
  const { ownerId, privacy, createdAt, updatedAt } = list.row;
  const items = list.items.map((item) => presentSharedItem(context, item, list.id));
  return {
    id: list.id,
    name: list.name,
    title: list.name,
    description: list.description,
    list_type: inLowerCase(list.listType),
    privacy: inLowerCase(privacy),
    event_type: list.eventType,
    event_date: list.eventDate,
    person_name: list.person?.name ?? null,
    owner_id: ownerId,
    owner_name: list.ownerName,
    is_name_enough: list.isNameEnough,
    collaborator_ids: [],
    items,
    item_count: items.length,
    is_demo: list.isDemo,
    share_token: list.shareToken,
    viewer_role: inLowerCase(list.viewerRole),
    branding: list.branding && presentBranding(list.branding, context.siteUrl),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
