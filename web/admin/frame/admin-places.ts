import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Activity,
  ChartLine,
  CreditCard,
  FlaskConical,
  HeartPulse,
  House,
  Inbox,
  Link2,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings,
  ShieldAlert,
  Users,
} from 'lucide-react';

interface AdminPlace {
  to: string;
  icon: LucideIcon;
  title: MessageDescriptor;
}

export const ADMIN_HOME = { to: '/admin', icon: House, title: msg`Dashboard` };

export const ADMIN_PLACES: AdminPlace[] = [
  {
    to: '/admin/users',
    icon: Users,
    title: msg`Users`,
  },
  {
    to: '/admin/subscriptions',
    icon: CreditCard,
    title: msg`Subscriptions`,
  },
  {
    to: '/admin/reports',
    icon: ChartLine,
    title: msg`Reports`,
  },
  {
    to: '/admin/affiliate-sites',
    icon: Link2,
    title: msg`Affiliate Sites`,
  },
  {
    to: '/admin/shop-health',
    icon: HeartPulse,
    title: msg`Shop Health`,
  },
  {
    to: '/admin/safety',
    icon: ShieldAlert,
    title: msg`Safety`,
  },
  { to: '/admin/messages', icon: Inbox, title: msg`Messages` },
  { to: '/admin/mail', icon: Mail, title: msg`Mail` },
  {
    to: '/admin/operation',
    icon: Activity,
    title: msg`Operation`,
  },
  {
    to: '/admin/settings',
    icon: Settings,
    title: msg`Settings`,
  },
  {
    to: '/admin/audit-log',
    icon: ScrollText,
    title: msg`Audit Log`,
  },
  {
    to: '/playground',
    icon: FlaskConical,
    title: msg`Playground`,
  },
];
