import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';

export const auditAction = z.enum([
  'ROLE_CHANGED',
  'TIER_CHANGED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_RESTORED',
  'ACCOUNT_DELETED',
  'API_KEYS_REVOKED',
  'SECOND_FACTOR_RESET',
  'SESSIONS_ENDED',
  'LIST_HIDDEN',
  'LIST_RESTORED',
  'REPORTS_RESOLVED',
  'TEXT_REMOVED',
  'TEXT_REPORTS_RESOLVED',
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

export const AUDIT_ACTION_LABELS: Record<AuditAction, MessageDescriptor> = {
  ROLE_CHANGED: msg`Changed a role`,
  TIER_CHANGED: msg`Gave a plan`,
  ACCOUNT_SUSPENDED: msg`Suspended an account`,
  ACCOUNT_RESTORED: msg`Restored an account`,
  ACCOUNT_DELETED: msg`Deleted an account`,
  API_KEYS_REVOKED: msg`Revoked API keys`,
  SECOND_FACTOR_RESET: msg({ message: 'Reset two-step sign-in', context: 'what an administrator did' }),
  SESSIONS_ENDED: msg({ message: 'Ended sessions', context: 'what a server through which people sign in did' }),
  LIST_HIDDEN: msg`Hid a list`,
  LIST_RESTORED: msg`Showed a list again`,
  REPORTS_RESOLVED: msg`Closed reports of a list`,
  TEXT_REMOVED: msg`Removed a guest’s text from a list`,
  TEXT_REPORTS_RESOLVED: msg`Closed reports of a guest’s text`,
  SETTINGS_SAVED: msg`Saved the settings`,
  MESSAGE_STATUS_CHANGED: msg`Updated a message`,
  AFFILIATE_SITE_CREATED: msg`Added an affiliate site`,
  AFFILIATE_SITE_CHANGED: msg`Changed an affiliate site`,
  AFFILIATE_SITE_DELETED: msg`Deleted an affiliate site`,
  JOBS_RETRIED: msg`Retried jobs`,
};
