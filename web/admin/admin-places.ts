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
  /** What one finds there. */
  about: string;
}

/** Where the dashboard of administrators is. */
export const ADMIN_HOME = { to: '/admin', icon: House, title: 'Dashboard' };

/** Every place of the admin area beside its dashboard, in the order of the navigation. */
export const ADMIN_PLACES: AdminPlace[] = [
  {
    to: '/admin/users',
    icon: Users,
    title: 'Users',
    about: 'Find people, change roles and plans, and suspend accounts that misuse the site.',
  },
  {
    to: '/admin/subscriptions',
    icon: CreditCard,
    title: 'Subscriptions',
    about: 'Who has which plan, and what it brings in.',
  },
  {
    to: '/admin/reports',
    icon: ChartLine,
    title: 'Reports',
    about: 'Growth, revenue, plans and retention for any days, to read or export.',
  },
  {
    to: '/admin/affiliate-sites',
    icon: Link2,
    title: 'Affiliate Sites',
    about: 'Shops that pay for visitors, and how often people follow their links.',
  },
  {
    to: '/admin/shop-health',
    icon: HeartPulse,
    title: 'Shop Health',
    about: 'How well product pages are read, shop by shop.',
  },
  {
    to: '/admin/safety',
    icon: ShieldAlert,
    title: 'Safety',
    about: 'Reported lists, bursts of purchases and refused calls, and what to do about them.',
  },
  { to: '/admin/messages', icon: Inbox, title: 'Messages', about: 'What people wrote through the contact form.' },
  { to: '/admin/mail', icon: Mail, title: 'Mail', about: 'The mails of the last 30 days, and whether they arrived.' },
  {
    to: '/admin/operation',
    icon: Activity,
    title: 'Operation',
    about: 'How database, mail, jobs and live updates are doing, and what failed.',
  },
  {
    to: '/admin/settings',
    icon: Settings,
    title: 'Settings',
    about: 'How the site is run: name, sign-up, limits, payments.',
  },
  {
    to: '/admin/audit-log',
    icon: ScrollText,
    title: 'Audit Log',
    about: 'What administrators have done, and to whom.',
  },
  {
    to: '/playground',
    icon: FlaskConical,
    title: 'Playground',
    about: 'Try the GraphQL API, signed in as yourself.',
  },
];
