import type { User } from './user.entity.ts';

/** A path on this site; null without one. One query for any number of people. */
export async function avatarUrlOf(user: User): Promise<string | null> {
  return (await user.avatar?.load())?.thumbnailUrl ?? null;
}
