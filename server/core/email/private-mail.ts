import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '../../base/languages/say.rules.ts';
import type { Mail, PrivateMailKind } from './mail.entity.ts';

const KIND_NAMES: Record<PrivateMailKind, MessageDescriptor> = {
  PURCHASE_RECEIPT: msg`Purchase receipt`,
  GIFT_NEWS: msg`News of a purchase`,
  DIGEST: msg`Digest of news`,
  INVITATION: msg`Invitation to a list`,
  LIST_SHARED: msg`Notice of a shared list`,
};

type Delivered = Pick<Mail, 'to' | 'subject'> & { kind: PrivateMailKind | null; problem: string | null };

/** Administrators are somebody's friends, too: they see that it leaves, but not who gives what. */
export function withoutSecrets<Row extends Delivered>(mail: Row): Omit<Row, 'kind'> {
  const { kind, ...told } = mail;
  if (!kind) return told;
  const problem = told.problem && discreetProblem(told.problem, mail);
  return { ...told, subject: say(KIND_NAMES[kind]), to: maskedAddress(mail.to), problem };
}

function maskedAddress(address: string): string {
  const [initial = ''] = address;
  return `${initial}…${address.slice(address.lastIndexOf('@'))}`;
}

const BETWEEN_WORDS = /([\s<>()[\]"',:;=/]+)/;

/** A mail server names the person whom it refuses, by the address or by what stands before its @. */
function discreetProblem(problem: string, { to, subject }: Delivered): string {
  const person = to.slice(0, to.lastIndexOf('@'));
  return problem
    .replaceAll(subject, '…')
    .split(BETWEEN_WORDS)
    .map((word) => (word.includes('@') || word.toLowerCase() === person ? '…' : word))
    .join('');
}
