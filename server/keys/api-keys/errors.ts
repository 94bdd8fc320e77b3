import { plural, t } from '@lingui/core/macro';
import { Conflict, NotAllowed, NotSignedIn } from '../../base/errors/errors.ts';
import type { KeyAccess } from '../../core/access/enough-key.rules.ts';
import type { ApiKeyScope } from '../../core/users/api-key-scope.rules.ts';
import { MOST_API_KEYS } from './api-key.rules.ts';

export class TooManyApiKeys extends Conflict {
  constructor() {
    super(plural(MOST_API_KEYS, { other: 'You have # API keys. Please revoke one you no longer use.' }));
  }
}

/** Taken for a guest, a program of the owner of a surprise would be shown what was bought. */
export class UnknownApiKey extends NotSignedIn {
  constructor() {
    super(t`This API key is unknown or was revoked. Make another one on your profile.`);
  }
}

/** Taken for a guest, they would be shown what may be kept from them. */
export class UnknownCredentials extends NotSignedIn {
  constructor() {
    super(t`These credentials belong to nobody. Send “Authorization: Bearer TOKEN” with one space, or no such header.`);
  }
}

export class KeyNotAllowed extends NotAllowed {
  constructor(needed: KeyAccess) {
    super(refusal(needed));
    this.details = isScope(needed) ? { scope: needed } : undefined;
  }

  override readonly details: Record<string, unknown> | undefined;
}

function isScope(needed: KeyAccess): needed is ApiKeyScope {
  return needed !== 'never' && needed !== 'nothing';
}

function refusal(needed: KeyAccess): string {
  if (needed === 'never') return t`API keys cannot do this. Please sign in.`;
  return isScope(needed) ? t`This needs an API key with the scope ${needed}.` : t`This API key is for something else.`;
}
