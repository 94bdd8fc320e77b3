import { z } from 'zod';
import { accountStatus } from '../../admin/admin-users.rules.ts';
import { InvalidInput } from '../../errors.ts';
import { type Role, role, type Tier, tier } from '../../users/account.rules.ts';
import { flag, INVALID, oneOf, readBody } from './request-body.reader.ts';
import { readPage } from './support.reader.ts';

const roleChange = z.object({ role: oneOf(role.options).nullish(), is_admin: flag });
const tierChange = z.object({
  tier: oneOf(tier.options).nullish(),
  subscription_tier: oneOf(tier.options).nullish(),
  status: z.literal('active', { error: 'A plan can only be set as active' }).nullish(),
});

/** What is no good filter is as good as absent; what is no good role is not, or everybody would be shown for it. */
const filter = z.object({
  role: oneOf(role.options).optional(),
  tier: oneOf(tier.options).optional(),
  status: oneOf(accountStatus.options).optional(),
});

export interface UserListing {
  page?: string;
  limit?: string;
  search?: string;
  role?: string;
  tier?: string;
  status?: string;
}

export function readUserQuery({ page, limit, search, ...filters }: UserListing) {
  const words = typeof search === 'string' ? search : null;
  return { ...readPage({ page, limit }), search: words, ...readBody(filter, filters) };
}

export function readRole(body: unknown): Role {
  const { role: named, is_admin: isAdmin } = readBody(roleChange, body);
  if (named) return named;
  if (isAdmin == null) throw new InvalidInput({ role: [INVALID] });
  return isAdmin ? 'ADMIN' : 'USER';
}

export function readTier(body: unknown): Tier {
  const { tier: named, subscription_tier: other } = readBody(tierChange, body);
  const chosen = named ?? other;
  if (!chosen) throw new InvalidInput({ tier: [INVALID] });
  return chosen;
}
