import type { PrivateMailKind } from './mail.entity.ts';

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  kind: PrivateMailKind | null;
  text: string;
  html: string;
  state: 'KEPT' | 'QUEUED';
  unsubscribe_url: string | null;
  about_list_ids: string[] | null;
  reply_to: string | null;
  expires_at: Date | null;
}

const COLUMNS = `id, "to", subject, kind, text, html, state, unsubscribe_url, about_list_ids, reply_to, expires_at`;

const INTO_MAILS = `insert into mails (${COLUMNS}, created_at, delivered_at)`;

export interface InsertMailsValues {
  mails: string;
}

export const INSERT_MAILS = `${INTO_MAILS}
  select ${COLUMNS}, now(), case when state = 'KEPT' then now() end
  from json_populate_recordset(null::mails, $mails::json)`;

export interface InsertMailValues {
  mailId: string | null;
  mailTo: string | null;
  mailSubject: string | null;
  mailKind: PrivateMailKind | null;
  mailText: string | null;
  mailHtml: string | null;
  mailState: MailRow['state'] | null;
  unsubscribeUrl: string | null;
  aboutListIds: string[] | null;
  replyTo: string | null;
  mailExpiresAt: Date | null;
}

/** None where there is no $mailId. A whole mail costs half as much this way as it does in JSON. */
export const INSERT_MAIL = `${INTO_MAILS}
  select $mailId::uuid, $mailTo::text, $mailSubject::text, $mailKind::text, $mailText::text, $mailHtml::text, $mailState::text,
    $unsubscribeUrl::text, $aboutListIds::uuid[], $replyTo::text, $mailExpiresAt::timestamptz,
    now(), case when $mailState::text = 'KEPT' then now() end
  where $mailId::uuid is not null`;

export function insertMailValues(mail: MailRow | null): InsertMailValues {
  return {
    mailId: mail?.id ?? null,
    mailTo: mail?.to ?? null,
    mailSubject: mail?.subject ?? null,
    mailKind: mail?.kind ?? null,
    mailText: mail?.text ?? null,
    mailHtml: mail?.html ?? null,
    mailState: mail?.state ?? null,
    unsubscribeUrl: mail?.unsubscribe_url ?? null,
    aboutListIds: mail?.about_list_ids ?? null,
    replyTo: mail?.reply_to ?? null,
    mailExpiresAt: mail?.expires_at ?? null,
  };
}
