import type { IncomingHttpHeaders } from 'node:http';
import { NotSignedIn } from '../../base/errors/errors.ts';
import { accessOf } from '../../core/access/actions.rules.ts';
import { isApiKey } from '../../keys/api-keys/api-key-secrets.ts';
import { UnknownApiKey } from '../../keys/api-keys/errors.ts';
import { assertMayAsk } from '../../keys/api-keys/key-access.ts';
import type { RequestContext } from '../../request-context.ts';

/** Lets in the owner of an API key for reminders, which reminders apps send as a password. Nothing else opens this door. */
export async function admitByAppPassword(
  asking: RequestContext,
  headers: IncomingHttpHeaders,
): Promise<RequestContext> {
  const password = passwordIn(headers);
  if (password === null) throw new NotSignedIn(PASSWORD_NEEDED);
  try {
    if (!isApiKey(password)) throw new UnknownApiKey();
    const context = await asking.withApiKey(password);
    assertMayAsk(context, accessOf('syncReminders'));
    return context;
  } catch (refusal) {
    if (refusal instanceof UnknownApiKey) await asking.services.apiKeys.noteWrongKey(asking.origin.address);
    throw refusal;
  }
}

const PASSWORD_NEEDED = 'Send the app password that you make on the page “Connect your phone’s reminders”.';

/** The password of Basic authentication (RFC 7617). The name before it is not looked at: the password alone says whose it is. */
function passwordIn({ authorization = '' }: IncomingHttpHeaders): string | null {
  const { encoded } = /^Basic (?<encoded>[\w+/=-]{1,1000})$/i.exec(authorization)?.groups ?? {};
  if (!encoded) return null;
  const [, ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return password.join(':').trim();
}
