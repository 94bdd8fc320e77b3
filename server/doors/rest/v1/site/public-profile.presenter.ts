import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import { listType } from '../../../../core/access/list-access.rules.ts';
import type { WholeProfile } from '../../../../people/profile/public-profiles.service.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export const publicProfileObject = z
  .object({
    id: z.string(),
    name: z.string(),
    avatar_url: z.string().nullable(),
    member_since: z.iso.datetime(),
    lists: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        list_type: lowerCase(listType.options),
        event_type: z.string().nullable(),
        event_date: z.iso.date().nullable(),
        item_count: z.int(),
        share_token: z.string(),
      }),
    ),
  })
  .meta({ id: 'PublicProfile', description: 'A member as everybody may see them: with their public lists.' });

export function presentPublicProfile(
  { id, name, avatarUrl, memberSince, lists }: WholeProfile,
  siteUrl: string,
): z.output<typeof publicProfileObject> {
  return {
    id,
    name,
    avatar_url: avatarUrl && absoluteAddress(siteUrl, avatarUrl),
    member_since: memberSince.toISOString(),
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      description: list.description,
      list_type: inLowerCase(list.listType),
      event_type: list.eventType,
      event_date: list.eventDate,
      item_count: list.itemCount,
      share_token: list.shareToken,
    })),
  };
}
