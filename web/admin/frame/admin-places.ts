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
  title: string;
}

export const ADMIN_HOME = { to: '/admin', icon: House, title: 'Dashboard' };

/** Every place of the admin area beside its dashboard, in the order of the navigation. */
export const ADMIN_PLACES: AdminPlace[] = [
  {
    to: '/admin/users',
    icon: Users,
    title: 'Users',
  },
  {
    to: '/admin/subscriptions',
    icon: CreditCard,
    title: 'Subscriptions',
  },
  {
    to: '/admin/reports',
    icon: ChartLine,
    title: 'Reports',
  },
  {
    to: '/admin/affiliate-sites',
    icon: Link2,
    title: 'Affiliate Sites',
  },
  {
    to: '/admin/shop-health',
    icon: HeartPulse,
    title: 'Shop Health',
  },
  {
    to: '/admin/safety',
    icon: ShieldAlert,
    title: 'Safety',
  },
  { to: '/admin/messages', icon: Inbox, title: 'Messages' },
  { to: '/admin/mail', icon: Mail, title: 'Mail' },
  {
    to: '/admin/operation',
    icon: Activity,
    title: 'Operation',
  },
  {
    to: '/admin/settings',
    icon: Settings,
    title: 'Settings',
  },
  {
    to: '/admin/audit-log',
    icon: ScrollText,
    title: 'Audit Log',
  },
  {
    to: '/playground',
    icon: FlaskConical,
    title: 'Playground',
  },
];
