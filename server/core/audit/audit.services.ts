import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditService } from './audit.service.ts';

interface Parts {
  em: EntityManager;
}

export const auditServices = {
  audit: ({ em }: Parts) => new AuditService(em),
};
