import { Conflict, InvalidInput, NotAllowed, PlanLimit } from '../../base/errors/errors.ts';
import { UidTaken } from '../../shops/reminders-apps/errors.ts';
import { type Markup, tag, xmlDocument } from './xml-writer.ts';

/** The name of an element that says why a request is refused, as WebDAV has them. */
type Reason = `${'D' | 'C'}:${string}`;

/** A refusal in the words of WebDAV. */
export class DavRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly reason: Markup | Reason | null = null,
  ) {
    super(message);
  }
}

/** The same of a refusal by a service; null for those that HTTP says well enough. */
export function davRefusalOf(refusal: unknown, hrefOfName: (name: string) => string): DavRefusal | null {
  if (refusal instanceof DavRefusal) return refusal;
  if (refusal instanceof UidTaken) {
    const reason = tag('C:no-uid-conflict', tag('D:href', hrefOfName(refusal.name)));
    return new DavRefusal(409, refusal.message, reason);
  }
  if (refusal instanceof Conflict) return new DavRefusal(412, refusal.message);
  if (refusal instanceof PlanLimit) return new DavRefusal(507, refusal.message, 'D:quota-not-exceeded');
  if (refusal instanceof NotAllowed) return new DavRefusal(403, refusal.message, 'D:need-privileges');
  if (refusal instanceof InvalidInput) return new DavRefusal(403, refusal.message, 'C:valid-calendar-object-resource'); // what is sent once more is refused once more
  return null;
}

/** Clients read the element, people the text. */
export function refusalBody({ reason, message }: Pick<DavRefusal, 'reason' | 'message'>): string {
  const why = typeof reason === 'string' ? tag(reason) : (reason ?? '');
  return xmlDocument(tag('D:error', why, tag('K:message', message)));
}
