import { statement } from '../../base/database/prepared.ts';

interface Chosen {
  userId: string;
  /** Null stands for all. */
  noticeIds: readonly string[] | null;
}

/** Leaves the notices of others alone, whatever ids are sent. */
export const markNoticesRead = statement<never, Chosen>(
  'mark notices read',
  `
    update notifications set read_at = now()
    where user_id = $userId::uuid and read_at is null and ($noticeIds::uuid[] is null or id = any($noticeIds::uuid[]))`,
);
