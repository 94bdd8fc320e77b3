import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { JobControl } from '../jobs/job-control.ts';
import { OperationService } from './operation.service.ts';
import type { OperationMonitor } from './operation-monitor.ts';

interface Parts {
  em: EntityManager;
  operationMonitor: OperationMonitor;
  jobControl: JobControl;
  audit: AuditLog;
}

export const operationServices = {
  operation: ({ em, operationMonitor, jobControl, audit }: Parts) =>
    new OperationService(em, operationMonitor, jobControl, audit),
};
