import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../base/database/uuid.ts';
import type { HistoryEntry } from './history-entry.ts';

const NUMBERING = 'invoice numbers';

/** The account must be locked. An invoice gets its number when it is first seen paid. */
export async function writeHistory(em: EntityManager, accountId: string, history: HistoryEntry[]): Promise<void> {
  const rows = history.map((entry) => ({ ...entry, id: newId(), date: entry.date.toISOString() }));
  if (rows.length === 0) return;
  await em.execute(
    `insert into billing_transactions
       (id, account_id, kind, object_id, date, description, amount_minor, currency, status, about_invoice_id, lines)
     select h.id, ?, h.kind, h."objectId", h.date, h.description, h."amountMinor", h.currency, h.status, h."aboutInvoiceId", h.lines
     from jsonb_to_recordset(?::jsonb) as h(id uuid, kind text, "objectId" text, date timestamptz, description text,
       "amountMinor" int, currency text, status text, "aboutInvoiceId" text, lines jsonb)
     on conflict (account_id, kind, object_id) do update set date = excluded.date, description = excluded.description,
       amount_minor = excluded.amount_minor, status = excluded.status, lines = excluded.lines`,
    [accountId, JSON.stringify(rows)],
  );
  const unnumbered: { id: string }[] = await em.execute(
    `select id from billing_transactions
     where account_id = ? and kind = 'INVOICE' and status = 'PAID' and invoice_number is null order by date, id`,
    [accountId],
  );
  if (unnumbered.length === 0) return;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [NUMBERING]); // held until the commit: no gap, no twin
  for (const { id } of unnumbered) {
    await em.execute(
      `update billing_transactions
       set invoice_number = (select coalesce(max(invoice_number), 0) + 1 from billing_transactions) where id = ?`,
      [id],
    );
  }
}
