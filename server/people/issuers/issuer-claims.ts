import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { signIn, signUp } from '../../core/users/account.rules.ts';
import type { IssuerSettings } from './issuer-settings.ts';

export interface IssuerIdentity {
  issuer: string;
  /** Never changes, as addresses may. */
  subject: string;
  email: string | null;
  /** Null where the issuer says that the address is theirs, or is trusted. */
  lacking: { claim: 'email' | 'email_verified'; value: unknown } | null;
  name: string;
  groups: string[] | null;
  /** The claim `sid`: the browser there. */
  session: string | null;
}

const LONGEST_SESSION = 255;

type Claims = Record<string, unknown>;

const LONGEST_NAME = 100;
const MOST_GROUPS = 1000;

export function identityOf(claims: Claims & { iss: string; sub: string }, settings: IssuerSettings): IssuerIdentity {
  const { success, data } = signIn.shape.email.safeParse(claims.email);
  const email = success ? data : null;
  const isProved = settings.trustsEmail || claims.email_verified === true;
  const claim = email === null ? 'email' : isProved ? null : 'email_verified';
  return {
    issuer: settings.keptAs ?? claims.iss,
    subject: claims.sub,
    email,
    lacking: claim && { claim, value: claims[claim] },
    name: nameOf(valueAt(claims, settings.nameClaim), email ?? ''),
    session: typeof claims.sid === 'string' && claims.sid.length <= LONGEST_SESSION ? claims.sid || null : null,
    groups: settings.adminGroup === null ? [] : groupsOf(valueAt(claims, settings.groupsClaim)),
  };
}

export function isComplete(claims: Claims, settings: IssuerSettings): boolean {
  const isNamed = valueAt(claims, settings.nameClaim) !== undefined;
  const hasGroups = settings.adminGroup === null || valueAt(claims, settings.groupsClaim) !== undefined;
  const isProved = settings.trustsEmail || claims.email_verified !== undefined;
  return claims.email !== undefined && isProved && isNamed && hasGroups;
}

/** A path with dots leads to it, too: `realm_access.roles`. */
function valueAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, part) => {
    const object = value as Claims | null | undefined;
    return typeof object === 'object' && object !== null && Object.hasOwn(object, part) ? object[part] : undefined;
  }, claims);
}

function groupsOf(value: unknown): string[] | null {
  if (value === undefined) return null;
  const list = z.array(z.unknown()).safeParse(value).data;
  const names = list ?? (typeof value === 'object' && value !== null ? Object.keys(value) : [value]);
  return names.slice(0, MOST_GROUPS).filter((name) => typeof name === 'string');
}

function nameOf(claim: unknown, email: string): string {
  const [local = ''] = email.split('@');
  for (const candidate of [claim, local]) {
    if (typeof candidate !== 'string') continue;
    const { success, data } = signUp.shape.name.safeParse(candidate.slice(0, LONGEST_NAME));
    if (success) return data;
  }
  return t({ message: 'Someone', comment: 'In place of a name that nobody gave' });
}
