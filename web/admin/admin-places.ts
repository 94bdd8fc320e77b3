import { FlaskConical, HeartPulse, House, Link2, type LucideIcon, Mail, ScrollText } from 'lucide-react';

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
  { to: '/admin/mail', icon: Mail, title: 'Mail', about: 'What became of the mails of the last 30 days.' },
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
    about: 'Read and change how the site is run with GraphQL, as yourself.',
  },
];
