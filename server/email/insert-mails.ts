/** A mail as it is stored, under the names of its columns. */
export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  state: 'KEPT' | 'QUEUED';
  unsubscribe_url: string | null;
  about_list_ids: string[] | null;
  reply_to: string | null;
  expires_at: Date | null;
}

/** What INSERT_MAILS needs: a JSON array of MailRows. */
export interface InsertMailsValues {
  mails: string;
}

/** Writes the mails in $mails: a part for the statement of what causes them. */
export const INSERT_MAILS = `
  insert into mails (id, "to", subject, text, html, state, unsubscribe_url, about_list_ids, reply_to, expires_at,
    created_at, delivered_at)
  select id, "to", subject, text, html, state, unsubscribe_url, about_list_ids, reply_to, expires_at,
    now(), case when state = 'KEPT' then now() end
  from json_populate_recordset(null::mails, $mails::json)`;
