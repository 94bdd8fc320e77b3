import type { User } from '../users/user.entity.ts';
import { assertNotSuspended, isAdministrator } from '../users/user.policy.ts';
import { UnderMaintenance } from './errors.ts';
import type { SiteSettings } from './settings.rules.ts';

export function assertMaySignIn(user: User, { maintenanceMode }: Pick<SiteSettings, 'maintenanceMode'>): void {
  assertNotSuspended(user);
  if (maintenanceMode && !isAdministrator(user)) throw new UnderMaintenance();
}
