import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#rules/core/users/account';

export const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  USER: msg({ message: `User`, context: 'a role' }),
  ADMIN: msg({ message: `Admin`, context: 'a role' }),
};
