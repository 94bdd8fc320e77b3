import { type APIRequestContext, expect } from '@playwright/test';

interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address; waits for one whose subject fits. */
export async function mailTo(request: APIRequestContext, address: string, subject = /./): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect
    .poll(async () => {
      const response = await request.get('./outbox.json', { params: { to: address } });
      const { mails } = (await response.json()) as { mails: OutboxMail[] };
      found = mails.find((mail) => subject.test(mail.subject));
      return found?.subject;
    })
    .toBeTruthy();
  return found as OutboxMail;
}

/** The path of the first such link in a mail, with its query, to be opened wherever the test's Kindlist runs. */
export async function linkTo(request: APIRequestContext, address: string, subject = /./, which = /./): Promise<string> {
  const { text } = await mailTo(request, address, subject);
  const link = text.match(/^https?:\/\/\S+$/gm)?.find((found) => which.test(found)) ?? '';
  return link.replace(/^https?:\/\/[^/]+/, '');
}
