import { z } from 'zod';
import { SHORTEST_NAME } from '../../../../base/text/text.rules.ts';
import { collaboratorIdsOf, viewerRole } from '../../../../core/access/list.policy.ts';
import {
  listType,
  privacy,
  purchaseVisibility,
  viewerRole as viewerRoles,
} from '../../../../core/access/list-access.rules.ts';
import { Branding } from '../../../../lists/lists/branding.type.ts';
import { HOLD_DAYS } from '../../../../lists/lists/hold-days.rules.ts';
import type { List } from '../../../../lists/lists/list.entity.ts';
import { LONGEST_DESCRIPTION, LONGEST_LIST_NAME } from '../../../../lists/lists/list.rules.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';
import { brandingObject, presentBranding } from './branding.presenter.ts';
import { itemObject, presentItem } from './item.presenter.ts';

export const listFields = z.object({
  id: z.string().meta({ description: 'Never changes. The share link has `share_token` instead.' }),
  name: z.string().meta({ description: `${SHORTEST_NAME} to ${LONGEST_LIST_NAME} characters.` }),
  title: z.string().meta({ description: 'The same as `name`.' }),
  description: z
    .string()
    .meta({ description: `At most ${LONGEST_DESCRIPTION} characters; empty where there is none.` }),
  list_type: lowerCase(listType.options).meta({
    description: 'The purpose of the list. On a shopping list everybody who works on it ticks items off.',
  }),
  privacy: lowerCase(privacy.options).meta({ description: 'Whether the share link opens it for everybody.' }),
  event_type: z.string().nullable().meta({ description: 'The occasion, as in Birthday.' }),
  event_date: z.iso.date().nullable().meta({ description: 'A day, as in 2027-05-31.' }),
  person_name: z
    .string()
    .nullable()
    .meta({ description: 'The person without an account for whom it is; null where it is for its owner.' }),
  owner_id: z.string().meta({ description: 'The owner: the `id` of a user.' }),
  collaborator_ids: z
    .array(z.string())
    .meta({ description: 'The other people who work on it: the `id`s of users. Empty for everybody else.' }),
  items: z.array(itemObject).meta({ description: 'In their order.' }),
  item_count: z.int().meta({ description: 'Without archived items.' }),
  is_demo: z.boolean().meta({ description: 'Whether it is an example of the site, which nobody can change.' }),
  share_token: z.string().meta({ description: 'The secret part of the share link, /shared/{share_token}.' }),
  viewer_role: lowerCase(viewerRoles.options).meta({ description: 'Your role on the list.' }),
  branding: brandingObject
    .nullable()
    .meta({ description: 'How the shared page looks; null where it looks like the site.' }),
  created_at: z.iso.datetime().meta({ description: 'In UTC.' }),
  updated_at: z.iso
    .datetime()
    .meta({ description: 'When the list itself was last changed. A purchase does not change it.' }),
});

export const listObject = listFields
  .extend({
    purchase_visibility: lowerCase(purchaseVisibility.options).meta({
      description:
        'How much of the purchases the owner may see. On a surprise those who work on the list see none until the day of the event.',
    }),
    hold_days: z
      .int()
      .meta({ description: `For how many days a gift can be reserved: ${HOLD_DAYS.least} to ${HOLD_DAYS.most}.` }),
    is_name_enough: z.boolean().meta({ description: 'Whether guests who buy may give a name alone.' }),
    person_id: z
      .string()
      .nullable()
      .meta({ description: 'Of the person without an account for whom it is; null where it is for its owner.' }),
    time_zone: z.string().meta({ description: 'The time zone of the event: an IANA name.' }),
    share_link_expires_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'From then on the share link opens the list for nobody else; null: it stays open.' }),
    past_since: z.iso
      .datetime()
      .nullable()
      .meta({
        description: 'Since when it is one of the past lists, from which guests take nothing; null: it is in use.',
      }),
  })
  .meta({ id: 'List', description: 'A list as its owner and collaborators see it.' });

export type ListObject = z.output<typeof listObject>;

interface Choice {
  includeArchived?: boolean;
}

/** Everything that is read for it is read for all lists of a reply at once. */
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
    hold_days: list.holdDays,
    is_name_enough: list.isNameEnough,
    person_id: list.personId,
    person_name: (await list.person?.loadOrFail())?.name ?? null,
    owner_id: list.ownerId,
    collaborator_ids: collaboratorIdsOf(list),
    items,
    item_count: items.filter((item) => !item.is_archived).length,
    is_demo: list.isDemo,
    share_token: list.shareToken,
    share_link_expires_at: list.shareLinkExpiresAt?.toISOString() ?? null,
    past_since: list.pastSince?.toISOString() ?? null,
    branding: presentBranding(branding, context.siteUrl),
    viewer_role: inLowerCase(viewerRole(context.viewerOrGuest, list)),
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
  };
}
