import type { SessionAccount } from '../../web/core/session/session-storage.ts';

/** The server's answer about one's own account: Ann's, unless it is said otherwise. */
export function anAccount(overrides: Partial<SessionAccount> = {}): SessionAccount {
  return {
    __typename: 'Account',
    id: 'u1',
    email: 'ann@example.test',
    emailVerified: true,
    name: 'Ann Lee',
    role: 'USER',
    subscriptionTier: 'FREE',
    avatarUrl: null,
    preferences: { __typename: 'Preferences', theme: 'SYSTEM', language: null },
    createdAt: '2026-01-02T10:00:00.000Z',
    updatedAt: '2026-01-02T10:00:00.000Z',
    ...overrides,
  };
}
