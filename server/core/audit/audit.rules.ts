import { z } from 'zod';

/** Acts of administrators, as the audit log names them. */
export const auditAction = z.enum([
  'ROLE_CHANGED',
  'TIER_CHANGED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_RESTORED',
  'ACCOUNT_DELETED',
  'API_KEYS_REVOKED',
  'LIST_HIDDEN',
  'LIST_RESTORED',
  'REPORTS_RESOLVED',
  'SETTINGS_SAVED',
  'MESSAGE_STATUS_CHANGED',
  'AFFILIATE_SITE_CREATED',
  'AFFILIATE_SITE_CHANGED',
  'AFFILIATE_SITE_DELETED',
  'JOBS_RETRIED',
]);

export const auditSubject = z.enum(['USER', 'LIST', 'SETTINGS', 'MESSAGE', 'AFFILIATE_SITE', 'JOBS']);

export type AuditAction = z.output<typeof auditAction>;
export type AuditSubject = z.output<typeof auditSubject>;

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  ROLE_CHANGED: 'Changed a role',
  TIER_CHANGED: 'Gave a plan',
  ACCOUNT_SUSPENDED: 'Suspended an account',
  ACCOUNT_RESTORED: 'Restored an account',
  ACCOUNT_DELETED: 'Deleted an account',
  API_KEYS_REVOKED: 'Revoked API keys',
  LIST_HIDDEN: 'Hid a list',
  LIST_RESTORED: 'Showed a list again',
  REPORTS_RESOLVED: 'Closed reports of a list',
  SETTINGS_SAVED: 'Saved the settings',
  MESSAGE_STATUS_CHANGED: 'Updated a message',
  AFFILIATE_SITE_CREATED: 'Added an affiliate site',
  AFFILIATE_SITE_CHANGED: 'Changed an affiliate site',
  AFFILIATE_SITE_DELETED: 'Deleted an affiliate site',
  JOBS_RETRIED: 'Retried jobs',
};
