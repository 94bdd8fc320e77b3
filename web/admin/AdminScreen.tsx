import { Card } from '../design/Card.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { TextLink } from '../page/TextLink.tsx';
import { ADMIN_PLACES } from './admin-places.ts';

/** Where an administrator arrives after signing in. */
export function AdminScreen() {
  return (
    <Page>
      <PageHead title="Admin Dashboard" unlisted />
      <h1 className="text-3xl sm:text-4xl">Admin Dashboard</h1>
      <ul className="grid gap-4 sm:grid-cols-2">
        {ADMIN_PLACES.map(({ to, icon: Icon, title, about }) => (
          <Card key={to} as="li">
            <h2 className="flex items-center gap-2 text-xl">
              <Icon aria-hidden className="size-5 text-brand" />
              <TextLink to={to}>{title}</TextLink>
            </h2>
            <p className="mt-2 text-muted">{about}</p>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
