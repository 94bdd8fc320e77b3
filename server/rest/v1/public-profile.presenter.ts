import { absoluteAddress } from '../../images/image-address.ts';
import type { PublicProfile } from '../../profile/public-profile.type.ts';

/** The contract's Public profile object. */
export function presentPublicProfile({ id, name, avatarUrl, memberSince, lists }: PublicProfile, publicUrl: string) {
  return {
    id,
    name,
    avatar_url: avatarUrl && absoluteAddress(publicUrl, avatarUrl),
    member_since: memberSince.toISOString(),
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      description: list.description,
      list_type: list.listType.toLowerCase(),
      event_type: list.eventType,
      event_date: list.eventDate,
      item_count: list.itemCount,
      share_token: list.shareToken,
    })),
  };
}
