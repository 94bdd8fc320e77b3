import type { EntityManager } from '@mikro-orm/postgresql';

/** Newest first; `before` is the last one of the page before. */
export async function transactionIdsOf(
  em: EntityManager,
  userId: string,
  limit: number,
  before: string | null,
): Promise<string[]> {
  const rows: { id: string }[] = await em.execute(
    `select t.id from billing_transactions t join billing_accounts a on a.id = t.account_id
     where a.user_id = ? and (?::uuid is null or (t.date, t.id) < (
       select l.date, l.id from billing_transactions l join billing_accounts o on o.id = l.account_id
       where l.id = ?::uuid and o.user_id = a.user_id))
     order by t.date desc, t.id desc limit ?`,
    [userId, before, before, limit],
  );
  return rows.map(({ id }) => id);
}
