import { PageHead } from '../base/page/PageHead.tsx';
import { useSite } from '../base/page/site.ts';

export function ContactHeading() {
  const { mailEnabled } = useSite();
  return (
    <>
      <PageHead
        title="Contact"
        description="Write to the people who run this site. A real person reads every message."
      />
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">Contact Support</h1>
        <p className="text-lg text-muted">
          {mailEnabled ? 'A real person reads your message and answers by email.' : 'A real person reads your message.'}
        </p>
      </header>
    </>
  );
}
