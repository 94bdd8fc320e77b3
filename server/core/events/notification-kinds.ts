import { NEWS_ACTIONS, PERSONAL_ACTIONS } from './news-actions.rules.ts';

export const NOTIFICATION_KINDS = { ...NEWS_ACTIONS, ...PERSONAL_ACTIONS } as const;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export type Moderation = 'HIDDEN' | 'RESTORED';

export type MembershipChange = 'ADDED' | 'JOINED' | 'LEFT' | 'REMOVED';
