import { PageHead } from '../page/PageHead.tsx';

export function ContactHeading() {
  return (
    <>
      <PageHead title="Contact" description="Write to the people who run this site. A person reads what you write." />
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">Contact Support</h1>
        <p className="text-lg text-muted">A person reads what you write, and answers by email.</p>
      </header>
    </>
  );
}
