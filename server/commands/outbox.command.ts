import { Outbox } from '../core/email/outbox.ts';
import { onConfiguredDatabase } from './configured-database.ts';

/** Prints the last mails that were kept for want of a mail server, to one address or to all. */
export function showOutbox([to]: string[]): Promise<void> {
  return onConfiguredDatabase(async ({ orm }) => {
    console.log(await new Outbox(orm).asText(to));
  });
}
