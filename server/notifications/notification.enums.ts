import { registerEnumType } from 'type-graphql';
import { NOTIFICATION_KINDS } from '../events/notification-kinds.ts';

export const NotificationKindEnum = NOTIFICATION_KINDS;

registerEnumType(NotificationKindEnum, { name: 'NotificationKind' });
