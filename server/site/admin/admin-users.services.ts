import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import type { ProfileService } from '../../people/profile/profile.service.ts';
import { AdminUsersService } from './admin-users.service.ts';

interface Parts {
  em: EntityManager;
  mailQueue: MailQueue;
  audit: AuditLog;
}

interface Services {
  sessions: SessionsService;
  secondFactor: SecondFactorService;
  profile: ProfileService;
  images: ImagesService;
}

export const adminUsersServices = {
  adminUsers: ({ em, mailQueue, audit }: Parts, { sessions, secondFactor, profile, images }: Services) =>
    new AdminUsersService(em, sessions, secondFactor, profile, images, mailQueue, audit),
};
